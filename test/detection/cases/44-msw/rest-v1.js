import { rest } from 'msw';

const url = (path) => new URL(path, 'https://api.access.example').toString();

export const handlers = [
  rest.get(url('/events'), (req, res, ctx) => res(ctx.json([]))), // finds: event-sets
  rest.patch(url('/cards/:id'), (req, res, ctx) => res(ctx.status(204))), // finds: card-assignment
  rest.get(url('/cards'), (req, res, ctx) => res(ctx.json({ member: req.url.searchParams.get('member_id') }))), // finds: card-member-id-filter
];
