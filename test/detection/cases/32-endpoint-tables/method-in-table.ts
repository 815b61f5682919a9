const BASE = 'https://api.access.example';

const endpoints = {
  listCards: { method: 'GET', path: '/cards' },
  updateCard: { method: 'PATCH', path: '/cards/:id' }, // finds: card-assignment
  readCard: { method: 'GET', path: '/cards/:id' },
  events: { method: 'GET', path: '/events' }, // finds: event-sets
} as const;

export function run(name: keyof typeof endpoints, id = '') {
  const endpoint = endpoints[name];
  return fetch(BASE + endpoint.path.replace(':id', id), { method: endpoint.method });
}
