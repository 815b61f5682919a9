import { createEnv } from '@t3-oss/env-core';
import { cleanEnv, str, url } from 'envalid';
import { z } from 'zod';

const schema = z.object({
  access: z.object({ url: z.string().url().default('https://api.access.example'), key: z.string() }),
  FORUM_URL: z.string().default('https://forum.acme.dev'),
});
const settings = schema.parse({ access: { url: process.env.ACCESS_URL, key: process.env.KEY } });
const { data } = z.object({ ACCESS_URL: z.string().default('https://api.access.example') }).safeParse(process.env);
const env = createEnv({
  server: { ACCESS_URL: z.string().default('https://api.access.example') },
  runtimeEnv: process.env,
});
const checked = cleanEnv(process.env, { ACCESS_URL: url({ default: 'https://api.access.example' }), LOG: str() });

export const events = () => fetch(`${settings.access.url}/events`); // finds: event-sets
export const cards = () => fetch(`${data?.ACCESS_URL}/cards?activated=true`); // finds: card-assignment
export const enroll = () => fetch(`${env.ACCESS_URL}/cards/enroll`, { method: 'POST' }); // finds: card-enroll
export const exporters = () => fetch(`${checked.ACCESS_URL}/member_export_reporters`); // finds: member-export-reporter
export const posts = () => fetch(`${settings.FORUM_URL}/events`);
