import { Client } from '@acme/calendar';

const client = new Client({ secret: process.env.CALENDAR_SECRET });

export const events = async () => (await client.get('events', { limit: 5 })).map((event) => event.id);
export const groups = async () => (await client.get('groups')).map((group) => group.membersCount);
