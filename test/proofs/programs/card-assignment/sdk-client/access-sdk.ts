import axios from 'axios';

/** The client of the service, as its vendor ships it. */
export function createAccessClient({ key, host = 'https://api.access.example' }: { key: string; host?: string }) {
  const http = axios.create({ baseURL: host, headers: { Authorization: `SERVICE-LOGIN ${key}` } });
  return {
    get: async (path: string, query?: object) => (await http.get(`/${path}`, { params: query })).data,
    post: async (path: string, body?: object) => (await http.post(`/${path}`, body ?? {})).data,
    patch: async (path: string, body?: object) => (await http.patch(`/${path}`, body ?? {})).data,
  };
}
