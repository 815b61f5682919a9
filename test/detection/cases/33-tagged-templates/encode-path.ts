import axios from 'axios';

const path = (strings: TemplateStringsArray, ...values: (string | number)[]): string =>
  strings.reduce((result, text, index) => result + text + (index < values.length ? encodeURIComponent(values[index]!) : ''), '');

const access = axios.create({ baseURL: 'https://api.access.example' });

export const activate = (id: number) => access.post(path`/cards/${id}/activate`); // finds: card-assignment
export const assigned = (id: number) => access.post(path`/members/${id}/assign_backup_card`, {}); // finds: member-card-assignment
export const card = async (id: number) => (await access.get(path`/cards/${id}`)).data.deactivated_at; // finds: card-assignment
