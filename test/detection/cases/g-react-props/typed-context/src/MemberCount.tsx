import { useMembers } from './context';

export function MemberCount() {
  const { members } = useMembers();
  const without = members.filter((member) => !member.card_assigned); // finds: member-card-assignment
  return <b>{without.length}</b>;
}
