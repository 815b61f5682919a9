import axios from 'axios';
import { normalize, schema } from 'normalizr';

const access = axios.create({ baseURL: 'https://api.access.example' });
const shop = axios.create({ baseURL: 'https://shop.example.com' });

const group = new schema.Entity('groups');
const card = new schema.Entity('cards', { group });
const member = new schema.Entity('members');
member.define({ card });
const voucher = new schema.Entity('vouchers');
const order = new schema.Object({ vouchers: new schema.Array(voucher) });

export const fetchMembers = () => access.get('/members').then(({ data }) => normalize(data, [member]));
export const fetchGroup = (id) => access.get(`/groups?ids=${id}`).then(({ data }) => normalize({ list: data }, { list: [group] }));
export const fetchCards = () => access.get('/cards').then(({ data }) => normalize(data, [card]));
export const fetchVouchers = () => shop.get('/cards').then(({ data }) => normalize(data, order));
