import axios, { type AxiosRequestConfig } from 'axios';

const ENROLL: AxiosRequestConfig = { url: 'https://api.access.example/cards/enroll', method: 'post' }; // finds: card-enroll

export async function enroll(token: string) {
  const { data } = await axios({ ...ENROLL, data: { card: { token, type: 'hfcard_desfire_ev1' } } }); // finds: card-type-desfire
  return data as { id: number };
}
