import axios from 'axios';

type CardType = 'legacy' | 'hfcard_desfire'; // finds: card-type-legacy

interface Card {
  id: number;
  type: CardType;
}

type Handlers = { [type in CardType]: (card: Card) => string };

const handlers: Handlers = {
  legacy: (card) => `old ${card.id}`, // finds: card-type-legacy
  hfcard_desfire: (card) => `chip ${card.id}`,
};

export async function describe(id: number): Promise<string> {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  return handlers[data.type](data);
}
