import axios from 'axios';

interface Member {
  id: number;
  card_id: number | null; // finds: member-card-assignment
}

export async function withCard(): Promise<number> {
  const members: Member[] = (await axios.get('https://api.access.example/members')).data;
  return members.filter(hasCard).length;
}

function hasCard(member: Member): boolean {
  return member.card_id !== null; // finds: member-card-assignment
}
