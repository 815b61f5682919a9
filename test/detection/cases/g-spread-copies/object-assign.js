import axios from 'axios';

export async function withDefaults(id) {
  const { data } = await axios.get(`https://api.access.example/cards/${id}`);
  const card = Object.assign({}, { format_name: 'none' }, data);
  const copy = structuredClone(card);
  return copy.activated ? copy.sub_type : undefined; // finds: card-assignment, card-sub-type
}
