type CardType = 'hfcard_desfire_ev1' | 'hfcard_desfire_ev3' | 'legacy';

interface Card {
  id: number;
  type: CardType;
}

function price(card: Card): number {
  switch (card.type) {
    case 'hfcard_desfire_ev1':
    case 'hfcard_desfire_ev3':
      return 9;
    default:
      return 0;
  }
}

/** What lost cards cost. */
export async function priceOf(ids: number[]): Promise<number> {
  const cards = await Promise.all(
    ids.map(async (id): Promise<Card> => {
      const response = await fetch(`https://api.access.example/cards/${id}`, {
        headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
      });
      return response.json();
    }),
  );
  return cards.map(price).reduce((sum, each) => sum + each, 0);
}
