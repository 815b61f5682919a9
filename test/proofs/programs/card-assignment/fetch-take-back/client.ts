const API = 'https://api.access.example';
const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };

export async function takeBack(cardId: number): Promise<void> {
  const response = await fetch(`${API}/cards/${cardId}/deassign`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`Card ${cardId} was not taken back: ${response.status}`);
}
