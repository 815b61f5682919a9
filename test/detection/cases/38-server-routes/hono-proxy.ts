import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

const app = new Hono();

app.get('/events', async (c) => {
  const response = await fetch(`https://api.access.example/events?limit=${c.req.query('limit')}`); // finds: event-sets
  return c.json(await response.json());
});

export default app;
