import axios from 'axios';

export const access = axios.create({ baseURL: 'https://api.access.example' });

access.interceptors.request.use((config) => {
  if (config.url === '/cards/enroll') config.timeout = 60_000; // finds: card-enroll
  if (config.url?.startsWith('/events')) config.headers.set('x-slow', '1'); // finds: event-sets
  return config;
});

access.interceptors.response.use((response) => {
  switch (response.config.url) {
    case '/member_export_reporters': // finds: member-export-reporter
      return response.data;
    default:
      return response;
  }
});
