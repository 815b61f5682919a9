const BASE = 'https://api.access.example';

export async function enroll(token: string, headers: HeadersInit) {
  const body = {
    card: {
      token,
      type: 'legacy', // finds: card-type-legacy
    },
  };
  const postInit: RequestInit = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${BASE}/cards/enroll`, postInit); // finds: card-enroll
  return response.json();
}
