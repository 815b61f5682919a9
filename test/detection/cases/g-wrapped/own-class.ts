import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export class Group {
  constructor(private readonly raw: Record<string, unknown>) {}

  get size(): unknown {
    return this.raw.members_count; // finds: members-count
  }

  static async all(): Promise<Group[]> {
    const { data } = await api.get('/groups');
    return data.map((row: Record<string, unknown>) => new Group(row));
  }
}
