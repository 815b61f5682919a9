import axios from 'axios';

interface Call {
  url: string;
  method?: 'get' | 'post' | 'patch';
  params?: Record<string, unknown>;
  data?: unknown;
}

function doRequest({ url, method = 'get', params, data }: Call) {
  return axios.request({ baseURL: 'https://api.access.example', url, method, params, data }).then((res) => res.data);
}

export const events = () => doRequest({ url: 'events' }); // finds: event-sets
export const enroll = (card: object) => doRequest({ url: 'cards/enroll', method: 'post', data: { card } }); // finds: card-enroll
export const cards = (member_id: number) => doRequest({ url: 'cards', params: { member_id } }); // finds: card-member-id-filter
export const create = (uid: string) => doRequest({ url: 'cards', method: 'post', data: { uid } });
