import { initTRPC } from '@trpc/server';
import axios from 'axios';
import { z } from 'zod';

const t = initTRPC.create();
const signedIn = t.procedure.use(({ next }) => next());
const access = axios.create({ baseURL: 'https://api.access.example' });

export const appRouter = t.router({
  groups: t.router({
    list: t.procedure.query(async () => (await access.get('/groups')).data),
    search: signedIn
      .input(z.object({ query: z.string().min(2) }))
      .query(async ({ input }) => (await access.get('/groups', { params: input })).data),
  }),
  cards: t.procedure.query(async () => (await access.get('/cards')).data),
  shop: t.procedure.query(async () => (await axios.get('https://api.shop.example/groups')).data),
});
export type AppRouter = typeof appRouter;
