import axios from 'axios';

export async function isHeld(id: number): Promise<boolean> {
  const { data: card } = await axios.get(`https://api.access.example/cards/${id}`);
  if ('member_assigned' in card) return true; // finds: member-card-assignment
  return Object.hasOwn(card, 'user_id') || card.hasOwnProperty('assigned'); // finds: card-assignment, card-assignment
}
