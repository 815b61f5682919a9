import { $fetch, ofetch } from 'ofetch';
import wretch from 'wretch';

const access = wretch('https://api.access.example');
const bank = wretch('https://bank.example').url('/cards');
const tickets = ofetch.create({ baseURL: 'https://tickets.example' });

export const activate = (id: string) => bank.url(`/${id}/activate`).post({ type: 'legacy' }).res();
export const events = () => tickets<{ id: string }[]>('/events').then((list) => list.map((event) => event.id));
export const members = () => $fetch('https://bank.example/groups').then((groups) => groups[0].members_count);
export const sets = (id: string) => access.url(`/event_sets/${id}`).get().json();
