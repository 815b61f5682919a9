import axios from 'axios';
import { z } from 'zod';

const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

const Topic = z.object({ id: z.number(), members_count: z.number() });
const Draft = z.object({ sub_type: z.string(), text: z.string() });

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const client = path.startsWith('topics') ? forum : undefined;
  return schema.parse((await client?.get(path))?.data);
}

// What it checks is not what it answers.
async function save<T>(schema: z.ZodType<T>, draft: unknown) {
  const valid = schema.parse(draft);
  await forum.post('/drafts', valid);
  return (await access.get('/cards')).data;
}

export const topics = () => read('topics', z.array(Topic));
export const saved = (text: string) => save(Draft, { sub_type: 'news', text });
