import { Hono } from 'jsr:@hono/hono';
import ky from 'npm:ky@1';

const access = ky.extend({
  prefixUrl: Deno.env.get('ACCESS_URL') ?? 'https://api.access.example',
  hooks: { beforeRequest: [(request) => request.headers.set('Authorization', `SERVICE-LOGIN ${Deno.env.get('KEY')}`)] },
});

const app = new Hono();
app.get('/events', async (c) => {
  const events = await access.get('events', { searchParams: { limit: 20 } }).json<{ id: number }[]>(); // finds: event-sets, event-id
  return c.json(events.map((e) => e.id)); // finds: event-id
});
app.post('/cards/enroll', async (c) => {
  const body = await c.req.json();
  const card = await access.post('cards', { json: { card: { ...body, sub_type: 'x' } } }).json(); // finds: card-sub-type
  return c.json(card, 201);
});

Deno.serve(app.fetch);
