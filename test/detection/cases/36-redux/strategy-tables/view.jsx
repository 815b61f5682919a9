import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { actions } from './index.js';

export function Overview() {
  const dispatch = useDispatch();
  const groups = useSelector((state) => state.group.groups);
  const cards = useSelector((state) => state.card.cards);
  useEffect(() => {
    dispatch(actions.fetchGroups());
  }, []);
  return (
    <>
      {groups.map((group) => group.members_count) /* finds: members-count */}
      {cards.map((card) => card.sub_type) /* finds: card-sub-type */}
    </>
  );
}
