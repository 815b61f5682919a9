import axios from 'axios';

const http = axios.create({ baseURL: process.env.SERVICE_URL });

http.interceptors.request.use(async (config) => {
  const secret = await readSecret();
  config.headers.set('Authorization', `SERVICE-LOGIN ${secret}`);
  return config;
});

declare function readSecret(): Promise<string>;

export const filterByMember = (memberId: number) =>
  http.get('cards', { params: { member_id: memberId } }); // finds: card-member-id-filter
