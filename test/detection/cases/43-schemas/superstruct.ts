import { array, enums, number, object, string, create, type Infer } from 'superstruct';

const Card = object({
  id: number(),
  sub_type: string(), // finds: card-sub-type
  type: enums(['hfcard_desfire', 'legacy']), // finds: card-type-legacy
});

export type CardOf = Infer<typeof Card>;

export async function load() {
  const response = await fetch('https://api.access.example/cards');
  return create(await response.json(), array(Card)).map((card) => card.sub_type); // finds: card-sub-type
}
