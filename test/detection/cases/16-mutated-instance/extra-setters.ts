import axios, { AxiosHeaders } from 'axios';

const http = axios.create({ baseURL: process.env.DOOR_URL });

export function signIn(secret: string) {
  Object.assign(http.defaults.headers.common, { Authorization: `SERVICE-LOGIN ${secret}` });
}

export const assign = (id: number) => http.post(`cards/${id}/assign`); // finds: card-assignment
