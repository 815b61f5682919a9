import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });
const office = axios.create({ baseURL: 'https://office.example' });
const bodyOf = (promise) => promise.then((response) => response.data);

export default {
  groups: () => bodyOf(access.get('/groups')),
  cards: (params) => bodyOf(access.get('/cards', { params })),
  teams: () => bodyOf(office.get('/groups')),
};
