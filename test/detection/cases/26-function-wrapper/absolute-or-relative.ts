const BASE = 'https://api.access.example';

function resolve(path: string) {
  return path.startsWith('http') ? path : `${BASE}${path}`;
}

export const get = (path: string) => fetch(resolve(path)).then((res) => res.json());

export const events = () => get('/events'); // finds: event-sets
export const weather = () => get('https://weather.example/events');
