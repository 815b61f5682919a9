const API = 'https://api.access.example';

export const save = (id: number | undefined, card: object, headers: HeadersInit) =>
  fetch(`${API}/cards`, { method: id === undefined ? 'POST' : 'GET', headers, body: JSON.stringify(card) });
