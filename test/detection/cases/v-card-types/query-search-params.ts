const API = 'https://api.access.example';

export async function oldCards() {
  const query = new URLSearchParams({ type: 'legacy' }); // finds: card-type-legacy
  return fetch(`${API}/cards?${query}`);
}

export async function firstGeneration() {
  const url = new URL('/cards', API);
  url.searchParams.append('type', 'hfcard_desfire_ev1'); // finds: card-type-desfire
  return fetch(url);
}
