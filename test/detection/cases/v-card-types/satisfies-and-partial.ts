import axios from 'axios';

interface Card {
  id: number;
  type: 'hfcard_desfire' | 'legacy'; // finds: card-type-legacy
}

const SHORT = { hfcard_desfire: 'D', legacy: 'L' } satisfies Record<Card['type'], string>; // finds: card-type-legacy
const TOOLTIPS: Partial<Record<Card['type'], string>> = {
  legacy: 'Ask the desk for a new card', // finds: card-type-legacy
};

export async function row(id: number) {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  return `${SHORT[data.type]} ${TOOLTIPS[data.type] ?? ''}`;
}
