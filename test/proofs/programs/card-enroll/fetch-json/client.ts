const API = 'https://api.access.example';

interface NewCard {
  type: string;
  token: string;
  uid: string;
}

/** Registers a card at the reception desk; gives its number. */
export async function register(card: NewCard): Promise<number> {
  const response = await fetch(`${API}/cards/enroll`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`,
    },
    body: JSON.stringify({ card }),
  });
  if (!response.ok) throw new Error(`The card was not registered: ${response.status}`);
  return (await response.json()).id;
}
