import * as v from 'valibot';

const CardSchema = v.object({
  id: v.number(),
  type: v.picklist(['legacy', 'hfcard_desfire']), // finds: card-type-legacy
});

export async function card(id: number) {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  return v.parse(CardSchema, await response.json());
}
