const API = 'https://api.access.example';
const FORUM = 'https://api.forum.example';

async function send(base, route, body) {
  const [method, path] = route.split(' ');
  const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
  return response.json();
}

export const enroll = (card) => send(API, 'POST /cards/enroll', card); // finds: card-enroll
export const assign = (id) => send(API, `POST /cards/${id}/assign`); // finds: card-assignment
export const create = (card) => send(API, 'POST /cards', card);
export const threads = () => send(FORUM, 'GET /events');
