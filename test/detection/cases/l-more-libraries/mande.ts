import { mande } from 'mande';

const groups = mande('https://api.access.example/groups');
const cards = mande('https://api.access.example/cards');
const posts = mande('https://blog.example/groups');

export const sizes = async () => (await groups.get<any[]>()).map((group) => group.members_count); // finds: members-count
export const some = async (ids: string) => (await groups.get<any[]>({ query: { ids } }))[0].members_count; // finds: members-count
export const one = async (id: number) => (await groups.get<any>(id)).members_count; // finds: members-count
export const add = () => cards.post({ card: { sub_type: 'x' } }); // finds: card-sub-type
export const enroll = () => cards.post('/enroll', { card: {} }); // finds: card-enroll
export const likes = async () => (await posts.get<any[]>()).map((post) => post.members_count);
