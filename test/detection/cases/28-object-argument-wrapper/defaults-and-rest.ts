import got, { type Method } from 'got';

interface Options {
  endpoint: string;
  verb?: Method;
  query?: Record<string, string | number>;
  payload?: unknown;
}

async function callAccess<T>({ endpoint, verb = 'GET', query = {}, ...rest }: Options): Promise<T> {
  const response = await got(`https://api.access.example/${endpoint}`, {
    method: verb,
    searchParams: query,
    json: rest.payload,
    responseType: 'json',
  });
  return response.body as T;
}

export const cardsOf = (member: number) => callAccess<unknown[]>({ endpoint: 'cards', query: { member_id: member } }); // finds: card-member-id-filter
export const enroll = (card: object) => callAccess({ endpoint: 'cards/enroll', verb: 'POST', payload: { card } }); // finds: card-enroll
export const groups = () => callAccess<{ id: number; members_count: number }[]>({ endpoint: 'groups' }); // finds: members-count
