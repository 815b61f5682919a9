import axios, { type AxiosRequestConfig, type Method } from 'axios';

type Options<B> = { endpoint: string; verb?: Method; payload?: B; filters?: Record<string, unknown>; signal?: AbortSignal };

const ROOT = 'https://api.access.example';

async function callAccess<T, B = unknown>({ endpoint, verb = 'GET', payload, filters, ...rest }: Options<B>): Promise<T> {
  const config: AxiosRequestConfig = { url: `${ROOT}/${endpoint}`, method: verb, ...rest };
  if (payload) config.data = payload;
  if (filters) config.params = filters;
  const { data } = await axios(config);
  return data as T;
}

export const people = () => callAccess<any[]>({ endpoint: 'presences' });

export async function names() {
  const list = await people();
  return list.map(({ user_name: name }) => name); // finds: presence-actor
}

export const setPin = (id: number, pin: string) =>
  callAccess({ verb: 'PATCH', endpoint: `cards/${id}`, payload: { card: { two_factor_pin: pin } } }); // finds: card-assignment

export const active = () => callAccess({ endpoint: 'cards', filters: { activated: true, limit: 100 } }); // finds: card-assignment

export const addLegacy = (token: string) =>
  callAccess({ verb: 'POST', endpoint: 'cards', payload: { card: { token, type: 'legacy' } } }); // finds: card-type-legacy
