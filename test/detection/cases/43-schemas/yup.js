import axios from 'axios';
import { boolean, number, object, string } from 'yup';

const cardSchema = object({
  id: number().required(),
  sub_type: string(), // finds: card-sub-type
  activated: boolean().default(false), // finds: card-assignment
});

export async function loadCard(id) {
  const { data } = await axios.get(`https://api.access.example/cards/${id}`);
  const card = await cardSchema.validate(data);
  return card.activated ? card.sub_type : null; // finds: card-assignment, card-sub-type
}
