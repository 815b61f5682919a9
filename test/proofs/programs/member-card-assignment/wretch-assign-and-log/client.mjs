import wretch from 'wretch';

const api = wretch('https://api.access.example').auth(`SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`);

/** Assigns a card, and tells how often one was assigned so far. */
export async function assignAndCount(cardId, userId) {
  await api.url(`/cards/${cardId}/assign_member`).post({ user_id: userId }).json();
  const { events } = await api.url('/event_sets').post({}).json();
  const assigned = events.filter((event) => event.kind === 'member.assign_card');
  return assigned.length;
}
