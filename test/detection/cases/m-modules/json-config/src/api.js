import { createRequire } from 'node:module';
import config from '../config/default.json' with { type: 'json' };

export const events = () => fetch(`${config.access.url}/events`); // finds: event-sets
export const threads = () => fetch(`${config.forum.url}/events`);
