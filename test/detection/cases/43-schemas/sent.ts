import axios from 'axios';
import type { Request } from 'express';
import * as v from 'valibot';
import { z } from 'zod';

const api = axios.create({ baseURL: 'https://api.access.example' });

const NewCard = z.object({
  token: z.string().min(8),
  sub_type: z.string().optional(), // finds: card-sub-type
});

export async function create(request: Request) {
  const parsed = NewCard.safeParse(request.body);
  if (!parsed.success) throw parsed.error;
  return api.post('/cards', { card: parsed.data });
}

const Body = z.object({ card: z.object({ sub_type: z.string() }) }); // finds: card-sub-type
export const passedOn = (request: Request) => api.post('/cards', Body.parse(request.body));

const Filter = z.object({ member_id: z.coerce.number(), limit: z.number() }); // finds: card-member-id-filter
export const list = (request: Request) => api.get('/cards', { params: Filter.parse(request.query) });

const Report = v.object({ interval: v.string() }); // finds: report-interval
export const report = (request: Request) => api.get('/reports/doors', { params: v.parse(Report, request.query) });
