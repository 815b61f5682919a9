import axios from 'axios';
import paths from './paths.js';

const http = axios.create({ baseURL: 'https://api.access.example' });

export default {
  events: () => http.get(paths.events).then((res) => res.data),
  groups: () => http.get(paths.groups).then((res) => res.data),
  enroll(card) {
    return http.post('/cards/enroll', { card }); // finds: card-enroll
  },
};
