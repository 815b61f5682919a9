import { calendar } from '@acme/platform';

export const events = async () => (await calendar.get('events')).map((event) => event.id);
export const groups = async () => (await calendar.get('groups')).map((group) => group.membersCount);
