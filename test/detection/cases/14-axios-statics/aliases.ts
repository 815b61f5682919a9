import axios, { type AxiosRequestConfig } from 'axios';

const http = axios;
const { get } = axios;
const config: AxiosRequestConfig = { baseURL: 'https://api.access.example', params: { member_id: 4 } }; // finds: card-member-id-filter

export const cards = () => http.get('/cards', config);
export const events = async () => (await get('https://api.access.example/events')).data[0].id; // finds: event-sets, event-id
