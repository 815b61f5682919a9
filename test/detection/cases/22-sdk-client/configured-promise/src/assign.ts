import { ready } from '@acme/access';

export const assign = (memberId: number, cardId: number) =>
  ready.then((client) => client.post(`members/${memberId}/assign_card`, { cardId })); // finds: member-card-assignment

export async function deactivate(cardId: number) {
  const client = await ready;
  return client.post(`cards/${cardId}/deactivate`); // finds: card-assignment
}
