export const load = async (event) => {
  const { groups } = await event.parent();
  const total = groups.reduce((n, g) => n + g.members_count, 0); // finds: members-count
  const res = await event.fetch('https://api.access.example/cards');
  const { cards } = await res.json();
  const mine = await event.fetch('/api/cards');
  return { total, mine: (await mine.json()).members_count };
};
