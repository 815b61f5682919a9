import Router from '@koa/router';
import { cards } from './access.js';

export const router = new Router({ prefix: '/v1' });

router.get('/cards/:member', async (ctx) => {
  ctx.body = { cards: await cards(ctx.params.member) };
});
