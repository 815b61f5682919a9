import ky from 'ky';

const access = ky.create({ prefixUrl: 'https://api.access.example' });
const tickets = ky.create({ prefixUrl: 'https://tickets.example' });

export const events = () => tickets.get('events', { searchParams: { member_id: 3 } }).json<{ id: string }[]>();
export const first = async () => (await events())[0]?.id;
export const eventSet = (id: string) => access.get(`event_sets/${id}`).json();
export const card = (id: number) => access.get(`cards/${id}`).json<{ format_name: string }>();
