import { useSelector as useStore } from 'react-redux';

export function Overview() {
  const cards = useStore((state) => state.cards.list);
  const groups = useStore((state) => state.groups.list);
  return (
    <>
      {cards.map((card) => card.sub_type) /* finds: card-sub-type */}
      {groups.map((group) => group.members_count) /* finds: members-count */}
    </>
  );
}
