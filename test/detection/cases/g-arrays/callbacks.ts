import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function overview(userId: number) {
  const { data: cards } = await api.get('/cards');
  const mine = cards.filter((card) => card.user_id === userId); // finds: card-assignment
  const blocked = cards.some((card) => card.deactivated_at !== null); // finds: card-assignment
  const first = cards.find((card) => card.assigned)?.id; // finds: card-assignment
  const formats = cards.flatMap((card) => (card.sub_type ? [card] : [])); // finds: card-sub-type
  mine.forEach((card) => {
    card.member_assigned = undefined; // finds: member-card-assignment
  });
  return { mine, blocked, first, count: formats.length };
}
