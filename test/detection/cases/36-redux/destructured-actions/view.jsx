import { useSelector } from 'react-redux';

export const Cards = () => {
  const cards = useSelector((state) => state.access?.cards) || [];
  const groups = useSelector(({ access }) => access.groups) ?? [];
  return (
    <div>
      {cards.map((card) => card.sub_type) /* finds: card-sub-type */}
      {groups.map(({ name, members_count }) => `${name} ${members_count}`) /* finds: members-count */}
    </div>
  );
};
