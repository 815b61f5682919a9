import * as access from './api';
import { accessApi as http, post } from './api';

interface Person {
  actor_name: string;
  member_name?: string; // finds: presence-actor
}

export async function people(): Promise<Person[]> {
  const { data } = await http.get<Person[]>('presences');
  return data.filter((person) => person.member_name !== undefined); // finds: presence-actor
}

export const enroll = (token: string) => post('cards/enroll', { card: { token } }); // finds: card-enroll

export const hand = (member: number, card: number) =>
  access.accessApi.post(`members/${member}/assign_backup_card`, { card_id: card }); // finds: member-card-assignment

export const create = (token: string) => access.post('cards', { card: { token, type: 'hfcard_desfire_ev1' } }); // finds: card-type-desfire
