import axios from 'axios';

const BASE = 'https://api.access.example';

export const form = (token: string) =>
  axios.post(`${BASE}/cards`, new URLSearchParams({ token, sub_type: 'em' })); // finds: card-sub-type

export const multipart = (token: string) => axios.postForm(`${BASE}/cards`, { token, type: 'legacy' }); // finds: card-type-legacy
