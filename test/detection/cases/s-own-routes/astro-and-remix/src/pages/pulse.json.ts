import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const log = await fetch('https://api.access.example/events').then((response) => response.json()); // finds: event-sets
  return new Response(JSON.stringify({ latest: log[0] }), { headers: { 'Content-Type': 'application/json' } });
};
