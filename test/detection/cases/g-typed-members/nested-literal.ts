import axios from 'axios';

interface MemberDto {
  id: number;
  card: { // finds: member-card-assignment
    id: number;
    token: string;
  } | null;
  user: { id: number; email: string };
}

export async function cardIds(): Promise<number[]> {
  const { data } = await axios.get<MemberDto[]>('https://api.access.example/members');
  return data.flatMap((member) => member.card?.id ?? []); // finds: member-card-assignment
}
