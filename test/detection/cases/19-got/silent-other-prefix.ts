import got from 'got';

const bank = got.extend({ prefixUrl: 'https://bank.example/v2' });

export const activate = (id: string) => bank.post(`cards/${id}/activate`, { json: { type: 'legacy' } });
export const cards = (member: string) => bank('cards', { searchParams: { member_id: member, activated: true } }).json();
export const current = () => got.post('https://api.access.example/cards', { json: { card: { format_name: 'em' } } });
