import axios, { type AxiosInstance } from 'axios';

abstract class Resource {
  static path = '';

  constructor(protected readonly http: AxiosInstance) {}

  protected async request<T>(method: string, path = '', data?: unknown): Promise<T> {
    const { path: base } = this.constructor as typeof Resource;
    const response = await this.http.request({ method, url: base + path, data });
    return response.data;
  }

  async list() {
    const url = (this.constructor as typeof Resource).path;
    const { data } = await this.http.get(url);
    return data;
  }
}

export class Cards extends Resource {
  static override path = '/cards';

  enroll(token: string) {
    return this.request('post', '/enroll', { card: { token } }); // finds: card-enroll
  }
}

export class Groups extends Resource {
  static override path = '/groups';

  async sizes() {
    const groups = await this.list();
    return groups.map((group) => group.members_count); // finds: members-count
  }
}

const http = axios.create({ baseURL: 'https://api.access.example' });

export const cards = new Cards(http);
export const groups = new Groups(http);
