import axios from 'axios';

export async function cardIndex() {
  const { data } = await axios.get('https://api.access.example/cards');
  const byId = new Map(data.map((card) => [card.id, card]));
  for (const card of byId.values()) console.log(card.assigned_at); // finds: card-assignment
  byId.forEach((card) => console.log(card.two_factor_pin)); // finds: card-assignment
  return (id: number) => byId.get(id)?.sub_type; // finds: card-sub-type
}
