import axios from 'axios';

interface Presence {
  place_id: number;
  user_name: string; // finds: presence-actor
}

interface Visitor {
  visit_id: number;
  user_name: string;
}

export const load = () => axios.get<Presence[]>('https://api.access.example/presences');

const isPresence = (value: unknown): value is Presence => typeof value === 'object';
const isVisitor = (value: unknown): value is Visitor => typeof value === 'object';

function assertPresence(value: unknown): asserts value is Presence {
  if (!isPresence(value)) throw new TypeError('no presence');
}

export const label = (item: unknown) => (isPresence(item!) ? item.user_name : ''); // finds: presence-actor
export const visitor = (item: unknown) => (isVisitor(item!) ? item.user_name : '');

export function greet(message: unknown): string {
  assertPresence(message as object);
  return message.user_name; // finds: presence-actor
}
