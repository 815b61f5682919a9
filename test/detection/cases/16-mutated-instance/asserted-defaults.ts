import axios from 'axios';

const doors = axios.create({ baseURL: process.env.DOOR_URL });
const forum = axios.create({ baseURL: process.env.FORUM_URL });

export function signIn(secret: string, session: string) {
  Object.assign(doors.defaults.headers!.common as object, { Authorization: `SERVICE-LOGIN ${secret}` });
  Object.assign(forum.defaults.headers!.common as object, { Authorization: `Bearer ${session}` });
}

export const assign = (id: number) => doors.post(`cards/${id}/assign`); // finds: card-assignment
export const pin = (id: number) => forum.post(`cards/${id}/assign`);
