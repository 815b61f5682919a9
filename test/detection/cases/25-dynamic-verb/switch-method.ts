const API = 'https://api.access.example';

export async function act(kind: 'on' | 'off', id: number, headers: HeadersInit) {
  let path: string;
  switch (kind) {
    case 'on':
      path = `/cards/${id}/activate`; // finds: card-assignment
      break;
    default:
      path = `/cards/${id}/deactivate`; // finds: card-assignment
  }
  const init: RequestInit = { headers };
  init.method = 'POST';
  return fetch(API + path, init);
}
