import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function cardsOf(name: string): Promise<number[]> {
  const { data: members } = await api.get('/members', { params: { query: name } });
  const [member] = members;
  const { data: cards } = await api.get('/cards', { params: { member_id: member.id } });
  return cards.map((card) => card.id);
}
