import axios from 'axios';

export async function freeCard(id: number) {
  const { data: card } = await axios.get(`https://api.access.example/cards/${id}`);
  card.user_id = null; // finds: card-assignment
  card.member ??= { name: 'nobody' }; // finds: member-card-assignment
  card.activated = false; // finds: card-assignment
  return card;
}
