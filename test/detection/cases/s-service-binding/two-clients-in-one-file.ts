import axios from 'axios';

const doors = axios.create({ baseURL: process.env.DOORS_URL });
const forum = axios.create({ baseURL: process.env.FORUM_URL });

export const lock = (groupId: number) => doors.get('/group_locks', { params: { group_id: groupId } });
export const doorEvents = () => doors.get('/events'); // finds: event-sets likely
export const forumEvents = async () => (await forum.get('/events')).data.map((event) => event.id);
export const forumGroups = async () => (await forum.get('/groups')).data.map((group) => group.members_count);
