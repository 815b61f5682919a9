import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

interface Member {
  name: string;
  user: { id: number };
  card_assigned: boolean;
}

export async function withoutCard(): Promise<string[]> {
  const { data: members } = await api.get<Member[]>('/members');
  return members.filter((member) => !member.card_assigned).map((member) => member.name);
}
