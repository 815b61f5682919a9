import { useDispatch, useSelector } from 'react-redux';
import { picked } from './slice.js';

export function CardList({ groupId }) {
  const dispatch = useDispatch();
  const { items } = useSelector((state) => state.cards.list);
  const group = useSelector((state) => state.cards.groups[groupId]);
  const chosen = useSelector((state) => state.cards.picked?.card);
  const first = items?.[0];
  return (
    <ul onClick={() => dispatch(picked(first))} title={group?.members_count /* finds: members-count */}>
      {items?.map((card) => (
        <li key={card.id}>{card.sub_type}</li> // finds: card-sub-type
      ))}
      <li>{chosen?.sub_type /* finds: card-sub-type */}</li>
    </ul>
  );
}
