const BASE = 'https://api.access.example';

type Action = 'listEvents' | 'enroll' | 'listGroups';

function pathOf(action: Action): [string, string] {
  switch (action) {
    case 'listEvents':
      return ['GET', '/events']; // finds: event-sets
    case 'enroll':
      return ['POST', '/cards/enroll']; // finds: card-enroll
    default:
      return ['GET', '/groups'];
  }
}

export async function run(action: Action) {
  const [method, path] = pathOf(action);
  return fetch(BASE + path, { method });
}
