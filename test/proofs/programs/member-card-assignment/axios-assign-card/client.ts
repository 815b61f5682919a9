import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

interface Member {
  id: number;
  user: { id: number };
}

/** Gives a card to the member of that name. */
export async function giveCard(name: string, cardId: number): Promise<number> {
  const { data: members } = await api.get<Member[]>('/members', { params: { query: name } });
  const [member] = members;
  const { status } = await api.post(`/members/${member.id}/assign_card`, { card_id: cardId });
  return status;
}
