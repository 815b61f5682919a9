interface Card {
  id: number;
  sub_type?: string; // finds: card-sub-type
}

export const hasFormat = (card: Card): card is Card & { sub_type: string } => card.sub_type !== undefined; // finds: card-sub-type, card-sub-type

export async function formats(): Promise<string[]> {
  const response = await fetch('https://api.access.example/cards');
  const cards = (await response.json()) as Card[];
  return cards.filter(hasFormat).map((card) => card.sub_type); // finds: card-sub-type
}

interface Row {
  key: string;
}

export const isRow = (row: Row): row is Row & { sub_type: string } => row.key !== '';
