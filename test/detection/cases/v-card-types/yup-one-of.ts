import * as yup from 'yup';

const cardSchema = yup.object({
  id: yup.number().required(),
  type: yup.string().oneOf(['legacy', 'hfcard_desfire']).required(), // finds: card-type-legacy
});

export async function card(id: number) {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  return cardSchema.validate(await response.json());
}
