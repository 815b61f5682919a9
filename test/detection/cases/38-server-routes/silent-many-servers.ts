import Fastify from 'fastify';
import { Hono } from 'hono';
import Router from '@koa/router';

const app = new Hono().basePath('/api');
app.get('/events', (c) => c.json([]));
app.post('/cards/enroll', async (c) => c.json(await c.req.json()));

const fastify = Fastify();
fastify.get('/events', async () => []);
fastify.route({ method: 'POST', url: '/cards/enroll', handler: async () => ({}) });

const router = new Router({ prefix: '/v1' });
router.get('/events', (ctx) => {
  ctx.body = [];
});
router.patch('/cards/:id', async (ctx) => {
  ctx.body = {};
});

export { app, fastify, router };
