const BASE = 'https://api.access.example';

export function deassign(id: number, headers: HeadersInit) {
  const url = [BASE, 'cards', id, 'deassign'].join('/'); // finds: card-assignment
  return fetch(url, { method: 'POST', headers });
}
