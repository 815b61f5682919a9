import axios from 'axios';

const forum = axios.create({ baseURL: 'https://forum.example' });
const access = axios.create({ baseURL: 'https://api.access.example' });

interface Group {
  name: string;
  members_count: number;
}
interface Report {
  id: number;
}

class Resource<T> {
  constructor(private path: string) {}

  async all(): Promise<T[]> {
    return (await forum.get(this.path)).data;
  }
}

// What it keeps is no answer.
class Cache<T> {
  constructor(private readonly items: T[] = []) {}

  all(): T[] {
    return this.items;
  }

  async reports(): Promise<Report[]> {
    return (await access.get('/groups')).data;
  }
}

export const groups = new Resource<Group>('/groups');
export const kept = new Cache<Group>();
export const sizes = (list: Group[]) => list.map((group) => group.members_count);
