import { http } from 'msw';
import { badges, colours, visit } from './fixtures';

const access = 'https://api.access.example';

export const handlers = [
  http.get(`${access}/event_sets/:id`, () => Response.json({ id: 1, events: [visit] })),
  http.get(`${access}/cards`, () => new Response(JSON.stringify(badges), { headers: { 'content-type': 'application/json' } })),
  http.get('https://paint.example/colours', () => Response.json(colours)),
];
