import axios from 'axios';

export const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example.net' });

forum.interceptors.request.use((config) => (config.url === '/events' ? { ...config, timeout: 1 } : config));

export function proxy(req: { url: string }, res: { end(): void }) {
  if (req.url === '/events') res.end();
  switch (new URL(req.url, 'http://localhost:3000').pathname) {
    case '/cards/enroll':
      return res.end();
  }
}
