import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

class Filter {
  private params: Record<string, string> = {};
  private query = new URLSearchParams();

  between(start: string, end: string): this {
    this.params['interval'] = `${start}/${end}`;
    this.query.set('member_id', start);
    return this;
  }

  list() {
    return forum.get('/reports/posts', { params: this.params });
  }

  cards() {
    return forum.get(`/cards?${this.query}`);
  }
}

class Zone {
  private params: Record<string, string> = {};

  set(zone: string): this {
    this.params.time_zone = zone;
    return this;
  }

  list() {
    return api.get('/reports/events', { params: this.params });
  }
}

export const posts = () => new Filter().between('1', '2').list();
export const events = () => new Zone().set('UTC').list();
