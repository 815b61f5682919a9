import axios, { type AxiosInstance } from 'axios';

class Store {
  constructor(
    private readonly http: AxiosInstance,
    private readonly path: string,
  ) {}

  list(params?: object) {
    return this.http.get(this.path, { params });
  }
}

const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://api.forum.example' });

export const cards = new Store(access, '/cards');
export const members = new Store(forum, '/events');
export const groups = new Store(forum, '/groups');

export const all = () => cards.list({ user_name: 'x' });
export const sizes = async () => (await groups.list()).data.map((group) => group.members_count);
export const byMember = (member_id: number) => groups.list({ member_id });
