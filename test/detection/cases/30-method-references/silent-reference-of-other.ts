import axios from 'axios';

const forum = axios.create({ baseURL: 'https://api.forum.example' });
const get = forum.get.bind(forum);
const call = (fn: (path: string) => unknown, path: string) => fn(path);

export const events = () => get('/events');
export const enrol = () => call(forum.post, '/cards/enroll');
