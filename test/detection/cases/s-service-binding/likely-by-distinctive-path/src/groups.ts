import { doors, forum } from './client';

export const sizes = async () => (await doors.get('/groups')).map((group) => group.members_count); // finds: members-count likely
export const clubs = async () => (await forum.get('/groups')).map((group) => group.members_count);
export const events = () => doors.get('/events'); // finds: event-sets likely
export const calendar = () => forum.get('/events');
