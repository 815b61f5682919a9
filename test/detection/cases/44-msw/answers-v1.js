import { rest } from 'msw';
import { setupServer } from 'msw/node';

const base = 'https://api.access.example';
const cards = [
  { id: 1, type: 'hfcard_desfire_ev1', sub_type: 'ev1' }, // finds: card-type-desfire, card-sub-type
  { id: 2, type: 'third_party_hf', format_name: 'em' },
];

export const server = setupServer(
  rest.get(base + '/cards', (req, res, ctx) => res(ctx.status(200), ctx.delay(10), ctx.json(cards))),
  rest.get(base + '/groups', (_req, res, { json }) => {
    return res(json([{ id: 1, name: 'Staff', members_count: 4 }])); // finds: members-count
  }),
  rest.post(base + '/cards', async (req, res, ctx) => {
    const { card } = await req.json();
    if (!card.token) return res(ctx.status(422), ctx.json({ error: 'token' }));
    return res(ctx.json({ id: 3, ...card, assigned: false })); // finds: card-assignment
  }),
);
