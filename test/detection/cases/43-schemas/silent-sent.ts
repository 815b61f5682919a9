import axios from 'axios';
import type { Request } from 'express';
import { z } from 'zod';

const api = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

const Post = z.object({ sub_type: z.string(), member_id: z.number() });
export const post = (request: Request) => forum.post('/cards', { card: Post.parse(request.body) });

// Its own name becomes the one of the service.
const Form = z.object({ token: z.string(), sub_type: z.string() });
export async function create(request: Request) {
  const { sub_type, ...rest } = Form.parse(request.body);
  return api.post('/cards', { card: { ...rest, format_name: sub_type } });
}

const Whole = z.object({ token: z.string(), sub_type: z.string() });
export const part = (request: Request) => api.post('/cards', { card: Whole.omit({ sub_type: true }).parse(request.body) });
