interface Card {
  id: number;
  type: string;
  token?: string;
}

function keyOf(card: Card): string {
  switch (card.type) {
    case 'hfcard_desfire':
      return card.token ?? '';
    case 'third_party_lf':
      return card.token!.toUpperCase();
    default:
      return '';
  }
}

export async function keysOf(ids: number[]): Promise<string[]> {
  const cards = await Promise.all(
    ids.map(async (id): Promise<Card> => {
      const response = await fetch(`https://api.access.example/cards/${id}`, {
        headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
      });
      return response.json();
    }),
  );
  return cards.map(keyOf);
}
