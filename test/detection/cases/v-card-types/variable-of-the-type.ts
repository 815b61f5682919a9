import axios from 'axios';

interface Card {
  id: number;
  type: 'hfcard_desfire' | 'legacy'; // finds: card-type-legacy
}

export function colour(type: Card['type']): string {
  return type === 'legacy' ? 'grey' : 'blue'; // finds: card-type-legacy
}

export function defaultType(vendor: string | undefined): Card['type'] {
  if (vendor) return 'legacy'; // finds: card-type-legacy
  return 'hfcard_desfire';
}

let selected: Card['type'] = 'legacy'; // finds: card-type-legacy

export async function load(id: number): Promise<string> {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  selected = data.type;
  return colour(selected);
}
