import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

async function attempt(fn: (...args: any[]) => Promise<any>, ...args: unknown[]) {
  try {
    return await fn(...args);
  } catch {
    return fn(...args);
  }
}

export const events = () => attempt(api.get, '/events'); // finds: event-sets
export const kinds = async () => (await attempt(api.get, '/cards')).data.map((card) => card.sub_type); // finds: card-sub-type
