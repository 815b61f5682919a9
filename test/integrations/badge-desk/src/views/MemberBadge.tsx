import type { Card, Member } from '../access/models';

/** What the label printer needs of a card. */
type LabelData = Pick<Card, 'id' | 'sub_type'>;

function label({ id, sub_type }: LabelData): string {
  return sub_type ? `${id} / ${sub_type}` : String(id);
}

export function MemberBadge({ member }: { member: Member }) {
  if (!member.card_assigned) return <p>{member.name} has no badge.</p>;
  return (
    <figure>
      <figcaption>{member.user.name}</figcaption>
      {member.card ? <code>{label(member.card)}</code> : <code>{member.card_id}</code>}
      <small>since {member.card_assigned_at?.slice(0, 10) ?? 'today'}</small>
      {member.card?.sub_type === 'EV1' && <em>Please replace this badge.</em>}
    </figure>
  );
}
