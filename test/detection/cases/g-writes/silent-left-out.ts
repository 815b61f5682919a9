import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

// What is undefined is not sent.
export const cards = (userId: number) => api.get('/cards', { params: { member_id: undefined, uid: userId } });
export const create = (uid: string, format_name: string) =>
  api.post('/cards', { card: { uid, format_name, sub_type: undefined, activated: void 0 } });

// Nor is what was taken out.
function found({ member_id, ...filter }: { member_id?: number; uid?: string }) {
  console.info(member_id);
  return api.get('/cards', { params: filter });
}
found({ member_id: 4, uid: '04' });

const given = { user_id: 3, uid: '05' };
const { user_id: owner, ...rest } = given;
export const list = () => api.get('/cards', { params: { ...rest, token: String(owner) } });
