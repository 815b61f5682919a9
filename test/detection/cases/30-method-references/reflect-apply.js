import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://api.forum.example' });

export const retried = async (fn, ...args) => {
  try {
    return await Reflect.apply(fn, undefined, args);
  } catch {
    return Reflect.apply(fn, undefined, args);
  }
};

export const enroll = (card) => Reflect.apply(api.post, api, ['/cards/enroll', card]); // finds: card-enroll
export const events = () => retried(api.get, '/events'); // finds: event-sets
export const threads = () => Reflect.apply(forum.get, forum, ['/events']);
