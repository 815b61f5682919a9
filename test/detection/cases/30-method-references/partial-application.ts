import axios from 'axios';
import { partial } from 'lodash';

const send = (method: string, path: string, data?: object) =>
  axios({ method, url: path, data, baseURL: 'https://api.access.example' });

const post = send.bind(null, 'POST');
const get = partial(send, 'GET');

export const enroll = (card: object) => post('/cards/enroll', { card }); // finds: card-enroll
export const events = () => get('/events'); // finds: event-sets
