const API = 'https://api.access.example';
const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };

/** How many cards a member must hand back. */
export async function cardsToReturn(memberId: number): Promise<number> {
  const response = await fetch(`${API}/cards?member_id=${memberId}`, { headers });
  if (!response.ok) throw new Error(`No cards: ${response.status}`);
  const cards = await response.json();
  return cards.length;
}
