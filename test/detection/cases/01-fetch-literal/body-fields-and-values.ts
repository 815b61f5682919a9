export async function createCard(token: string, headers: HeadersInit): Promise<number> {
  const response = await fetch('https://api.access.example/cards', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      card: {
        token,
        type: 'legacy', // finds: card-type-legacy
        sub_type: 'em4100', // finds: card-sub-type
      },
    }),
  });
  const card = await response.json();
  return card.id;
}
