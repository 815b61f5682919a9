import axios from 'axios';

const http = axios.create();
http.interceptors.request.use((config) => {
  config.baseURL = 'https://api.access.example';
  return config;
});

export const enroll = (card: object) => http.post('/cards/enroll', { card }); // finds: card-enroll
