import axios from 'axios';
const api = axios.create({ baseURL: 'https://api.access.example' });
interface Group { name: string; members_count: number } // finds: members-count
interface Card { name: string; sub_type: string } // finds: card-sub-type
interface Presence { user_name: string; place_id: number } // finds: presence-actor
interface Member { cards_count: number; name: string } // finds: member-card-assignment
interface Topic { members_count: number }
const createResource = <T>(name: string) => ({
  list: async () => (await api.get<T[]>(`/${name}`)).data,
  find: async (id: number) => (await api.get<T>(`/${name}/${id}`)).data,
});
export const groups = createResource<Group>('groups');
export const topics = createResource<Topic>('topics');
class Resource<T> {
  constructor(private path: string) {}
  async all(): Promise<T[]> { return (await api.get(this.path)).data; }
}
export const cards = new Resource<Card>('/cards');
class Presences extends Resource<Presence> { constructor() { super('/presences'); } }
export const presences = new Presences();
class Members extends Resource<Member> { constructor() { super('/members'); } load() { return this.all(); } }
export const members = new Members();
export const show = (g: Group, c: Card, p: Presence, m: Member, t: Topic) => [
  g.members_count, // finds: members-count
  c.sub_type, // finds: card-sub-type
  p.user_name, // finds: presence-actor
  m.cards_count, // finds: member-card-assignment
  t.members_count,
];
