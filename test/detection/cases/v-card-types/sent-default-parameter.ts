const API = 'https://api.access.example';

export async function createCard(token: string, type = 'legacy') { // finds: card-type-legacy
  const response = await fetch(`${API}/cards`, {
    method: 'POST',
    body: JSON.stringify({ card: { token, type } }),
  });
  return response.json();
}
