export const API_ROOT = 'https://api.access.example';

export interface MemberProps {
  member: {
    id: number;
    name: string;
    cards_count: number; // finds: member-card-assignment likely
    backup_card_id: number | null; // finds: member-card-assignment likely
    backup_card_assigned_by_id: number | null; // finds: member-card-assignment likely
    card_assigned_by_id: number | null; // finds: member-card-assignment likely
  };
}

export function MemberRow({ member }: MemberProps) {
  return (
    <tr>
      <td>{member.name}</td>
      <td>{member.cards_count}</td> {/* finds: member-card-assignment likely */}
      <td>{member.backup_card_id ? 'backup' : ''}</td> {/* finds: member-card-assignment likely */}
    </tr>
  );
}
