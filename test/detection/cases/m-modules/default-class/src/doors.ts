import axios from 'axios';

export default class Doors {
  static http = axios.create({ baseURL: 'https://api.access.example' });
  get client() {
    return Doors.http;
  }
  events() {
    return this.client.get('/events'); // finds: event-sets
  }
}
