const BASE = 'https://api.access.example';

async function send(path: string, body?: unknown, ready = false) {
  const response = await fetch(BASE + path, { method: body ? 'POST' : 'GET', body: JSON.stringify(body) });
  return ready ? response : response.json();
}

// `POST /events` is no operation of the service, `GET` of what is created neither.
export const posted = () => send('/events', { kind: 'card.assign' });
export const enroll = () => send('/cards/enroll');
