import axios from 'axios';
import { URLS } from './urls';

export const enroll = (card: object) => axios.post(URLS.CARDS.ENROLL, { card });
export const assign = (id: number, body: object) => axios.post(URLS.CARDS.ASSIGN(id), body);
export const cardsOf = (member_id: number) => axios.get(URLS.CARDS.LIST, { params: { member_id } }); // finds: card-member-id-filter
export const removeMember = (id: number) => axios.delete(`${URLS.MEMBERS}/${id}`);
