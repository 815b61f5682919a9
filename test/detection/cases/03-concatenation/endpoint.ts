const API = 'https://api.access.example';

export function deassign(id: number, headers: HeadersInit) {
  return fetch(API + '/cards/' + id + '/deassign', { method: 'POST', headers }); // finds: card-assignment
}
