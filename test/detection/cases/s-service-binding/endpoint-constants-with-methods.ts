const API = { root: 'https://api.access.example', timeout: 3000 };

const send = (verb: 'get' | 'post' | 'patch', ...segments: (string | number)[]) =>
  fetch([API.root, ...segments].join('/'), { method: verb.toUpperCase() });

export const events = () => send('get', 'events'); // finds: event-sets
export const activate = (id: number) => send('post', 'cards', id, 'activate'); // finds: card-assignment
export const card = (id: number) => send('get', 'cards', id);
