import { extend } from 'umi-request';
import { request } from 'umi';

const access = extend({ prefix: 'https://api.access.example', errorHandler: (error) => Promise.reject(error) });
const shop = extend({ prefix: 'https://shop.example' });

export const groups = async () => (await access<any[]>('/groups', { params: { ids: 1 } })).map((group) => group.members_count); // finds: members-count
export const enroll = (token: string) => access.post('/cards/enroll', { data: { card: { token } } }); // finds: card-enroll
export const ofMember = (id: number) => access('/cards', { params: { member_id: id } }); // finds: card-member-id-filter
export const events = () => request('https://api.access.example/events', { method: 'GET' }); // finds: event-sets
export const orders = () => shop('/events', { params: { member_id: 1 } });
