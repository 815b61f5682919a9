function load(path, base) {
  return fetch((base || 'https://api.access.example') + path);
}
class Client {
  constructor(options = {}) {
    this.base = options.base ?? 'https://api.access.example';
  }
  get(path) {
    return fetch(this.base + path);
  }
}

export const events = () => load('/events'); // finds: event-sets
export const either = (base) => load('/cards/enroll', base); // no method: nothing is enrolled
export const cards = () => new Client().get('/cards?activated=true'); // finds: card-assignment
export const set = () => load('/events', process.env.ACCESS_URL); // finds: event-sets
