import axios from 'axios';

class Endpoints {
  static readonly HOST = 'https://api.access.example';
  static readonly EVENTS = `${Endpoints.HOST}/events`; // finds: event-sets
  static card(id: number) {
    return `${Endpoints.HOST}/cards/${id}`; // finds: card-assignment
  }
}

export const events = () => axios.get(Endpoints.EVENTS);
export const patch = (id: number, card: object) => axios.patch(Endpoints.card(id), card);
export const read = (id: number) => axios.get(Endpoints.card(id));
