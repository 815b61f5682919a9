import axios from 'axios';

export class Presences {
  static readonly BASE = 'https://api.access.example';
  static path = `${Presences.BASE}/presences`;

  static async names() {
    const { data } = await axios.get(Presences.path);
    return data.map((presence) => presence.user_name); // finds: presence-actor
  }

  static events() {
    return axios.get(`${this.BASE}/events`); // finds: event-sets
  }
}
