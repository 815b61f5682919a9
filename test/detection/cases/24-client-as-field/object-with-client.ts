import axios from 'axios';

export const doors = {
  http: axios.create({ baseURL: 'https://api.access.example' }),
  deactivate(id: number) {
    return this.http.post(`/cards/${id}/deactivate`); // finds: card-assignment
  },
  events: () => doors.http.get('/events'), // finds: event-sets
};
