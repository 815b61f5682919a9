export async function masked(id: number): Promise<string> {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  const card = await response.json();
  {
    if (card.type === 'hfcard_desfire') return card.token;
  }
  return card.token.replace(/./g, '*'); // finds: third-party-card-token
}
