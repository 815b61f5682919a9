import { $fetch } from 'ofetch';

const access = $fetch.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** How many keys must be cut. */
export async function keysNeeded(spare) {
  const groups = await access('/groups', { query: { ids: '301,302' } });
  return groups.reduce((sum, { members_count: count }) => sum + count, spare);
}
