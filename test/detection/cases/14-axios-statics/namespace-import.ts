import * as axios from 'axios';

export const activate = (id: number) =>
  axios.default.post('https://api.access.example/cards/' + id + '/activate'); // finds: card-assignment
