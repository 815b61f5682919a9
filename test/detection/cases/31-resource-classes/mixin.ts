import axios from 'axios';

type Constructor<T = object> = new (...args: any[]) => T;

class Base {
  http = axios.create({ baseURL: 'https://api.access.example' });
}

const Enrolling = <T extends Constructor<Base>>(Parent: T) =>
  class extends Parent {
    enroll(card: object) {
      return this.http.post('/cards/enroll', { card }); // finds: card-enroll
    }
  };

export class Doors extends Enrolling(Base) {}
