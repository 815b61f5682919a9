import axios from 'axios';
import { filter as select } from 'lodash';
import { expect as check } from 'vitest';
import * as yup from 'yup';

interface Card {
  id: number;
  type: string;
  sub_type: string; // finds: card-sub-type
}

const schema = (yup.object({
  sub_type: yup.string(), // finds: card-sub-type
  type: yup.string().oneOf((['hfcard_desfire', 'legacy'] satisfies unknown)), // finds: card-type-legacy
}))!;

export async function load(): Promise<Card[]> {
  const { data } = await axios.get<Card[]>('https://api.access.example/cards');
  for (const card of data) await schema!.validate(card);
  return data;
}

const OLD = new Set((['legacy', 'third_party_em'])!); // finds: card-type-legacy

export async function old() {
  const cards = await load();
  check((cards[0])!.type).toBe('legacy'); // finds: card-type-legacy
  const columns = [({ accessorKey: ('sub_type' as const) })!] satisfies unknown as { accessorKey: keyof Card }[]; // finds: card-sub-type
  console.log(columns);
  return select(cards, ({ type: 'legacy' })!).filter((card) => OLD.has(card.type)); // finds: card-type-legacy
}
