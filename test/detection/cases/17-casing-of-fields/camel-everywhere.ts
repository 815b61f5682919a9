import camelcaseKeys from 'camelcase-keys';
import { groupBy } from 'lodash';

interface Card {
  id: number;
  subType: string; // finds: card-sub-type
  userId: number; // finds: card-assignment
}

export async function cards(headers: HeadersInit): Promise<Card[]> {
  const response = await fetch('https://api.access.example/cards', { headers });
  return camelcaseKeys(await response.json(), { deep: true });
}

export async function byHolder(headers: HeadersInit) {
  const list = await cards(headers);
  const table = groupBy(list, 'userId'); // finds: card-assignment
  return Object.values(table).map(([first]) => first?.subType); // finds: card-sub-type
}
