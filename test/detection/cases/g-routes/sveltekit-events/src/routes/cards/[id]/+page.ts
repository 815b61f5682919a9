import type { PageLoad } from './$types';
export const load = (async ({ fetch, params }) => {
  const res = await fetch(`https://api.access.example/cards/${params.id}`);
  const card = await res.json();
  return { card, streamed: { groups: fetch('https://api.access.example/groups').then((r) => r.json()) } };
}) satisfies PageLoad;
