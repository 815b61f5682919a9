import { cleanEnv, url } from 'envalid';
import { z } from 'zod';

const env = z.object({ ACCESS_URL: z.string().default('https://api.access.example'), FORUM: z.string() }).parse(process.env);
const checked = cleanEnv(process.env, { FORUM_URL: url({ default: 'https://forum.acme.dev' }) });

export const groups = () => fetch(`${env.ACCESS_URL}/groups`);
export const events = () => fetch(`${checked.FORUM_URL}/events`);
export const kinds = (body: unknown) => z.object({ type: z.string().default('legacy') }).parse(body).type === 'legacy';
