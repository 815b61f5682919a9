import axios from 'axios';

const clientFor = (baseURL: string) => axios.create({ baseURL, timeout: 5_000 });

const access = clientFor('https://api.access.example');
const forum = clientFor('https://api.forum.example');

export const doorEvents = () => access.get('/events'); // finds: event-sets
export const forumEvents = () => forum.get('/events');
export const sizes = async () => (await forum.get('/groups')).data.map((group) => group.members_count);
