import { initTRPC } from '@trpc/server';
import axios from 'axios';

const t = initTRPC.create();
const access = axios.create({ baseURL: 'https://api.access.example' });

export const appRouter = t.router({
  groups: t.router({
    list: t.procedure.query(async () => (await access.get('/groups')).data),
  }),
  cards: t.procedure.query(async () => (await access.get('/cards')).data),
  shop: t.procedure.query(async () => (await axios.get('https://api.shop.example/groups')).data),
});
export type AppRouter = typeof appRouter;
