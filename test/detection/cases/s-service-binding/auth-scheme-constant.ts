import axios from 'axios';

const SCHEME = 'SERVICE-LOGIN';

const http = axios.create({
  baseURL: process.env.SERVICE_URL,
  headers: { common: { Authorization: `${SCHEME} ${process.env.KEY}` } },
});

export const events = () => http.get('/events'); // finds: event-sets
