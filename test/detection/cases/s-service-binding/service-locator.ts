import axios from 'axios';

const services = {
  access: axios.create({ baseURL: 'https://api.access.example' }),
  forum: axios.create({ baseURL: 'https://api.forum.example' }),
};

export const service = (name: keyof typeof services) => services[name];

export const doorEvents = () => services.access.get('/events'); // finds: event-sets
export const doorGroups = async () => (await service('access').get('/groups')).data.map((g) => g.members_count); // finds: members-count
export const forumEvents = () => service('forum').get('/events');
export const forumEnroll = () => services['forum'].post('/cards/enroll');
