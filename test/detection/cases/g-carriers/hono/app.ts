import { Hono } from 'hono';
import { Access } from './access';

type Env = { Bindings: { KEY: string }; Variables: { access: Access } };

const app = new Hono<Env>();

app.use('*', async (c, next) => {
  c.set('access', new Access(c.env.KEY));
  await next();
});

app.get('/sizes', async (c) => {
  const groups = await c.get('access').groups();
  return c.json(groups.map((group) => group.members_count)); // finds: members-count
});

app.get('/crowded', async (c) => {
  const groups = await c.var.access.groups();
  return c.json(groups.some(({ members_count: size }) => size > 100)); // finds: members-count
});

export default app;
