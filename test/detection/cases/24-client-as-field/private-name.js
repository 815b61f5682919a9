import axios from 'axios';

export class Doors {
  #client = axios.create({ baseURL: 'https://api.access.example' });

  events(limit) {
    return this.#client.get('/events', { params: { limit } }); // finds: event-sets
  }
}
