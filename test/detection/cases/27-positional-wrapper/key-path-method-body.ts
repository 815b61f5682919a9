const HOST = 'https://api.access.example';

async function request(apiKey: string, path: string, method = 'GET', body?: unknown) {
  const response = await fetch(`${HOST}/${path}`, {
    method,
    headers: { Authorization: `SERVICE-LOGIN ${apiKey}`, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.status === 204 ? null : response.json();
}

export const activate = (key: string, id: number) => request(key, `cards/${id}/activate`, 'POST'); // finds: card-assignment
export const create = (key: string, uid: string) =>
  request(key, 'cards', 'POST', { card: { uid, sub_type: 'mifare' } }); // finds: card-sub-type
export const events = (key: string) => request(key, 'events'); // finds: event-sets
export const remove = (key: string, id: number) => request(key, `members/${id}`, 'DELETE');
