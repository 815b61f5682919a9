import { get } from './http';

export const events = () => get`/events?limit=${20}`; // finds: event-sets
export const kind = async (id: number) => (await get`/cards/${id}`).sub_type; // finds: card-sub-type
