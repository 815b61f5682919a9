import { Hono } from 'hono';
import { cards } from './access.js';

export const app = new Hono().basePath('/edge');

app.get('/cards/newest', async (c) => {
  const [newest] = await cards(c.req.query('user'));
  return c.json(newest, 200);
});
