const base = 'https://api.access.example';

export async function collect(cardIds: number[]): Promise<number> {
  let collected = 0;
  for (const cardId of cardIds) {
    const response = await fetch(`${base}/cards/${cardId}/deassign_member`, {
      method: 'POST',
      headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
    });
    if (response.ok) collected += 1;
  }
  return collected;
}
