import { useEffect, useState } from 'react';
import { useAppDispatch } from './hooks';
import { loadCard, loadGroups } from './thunks';

export function Badge({ id }: { id: number }) {
  const dispatch = useAppDispatch();
  const [label, setLabel] = useState('');
  useEffect(() => {
    dispatch(loadCard(id))
      .unwrap()
      .then((card) => setLabel(card.sub_type)) // finds: card-sub-type
      .catch(() => setLabel('?'));
  }, [dispatch, id]);

  async function refresh() {
    const groups = await dispatch(loadGroups()).unwrap();
    const action = await dispatch(loadCard(id));
    if (loadCard.fulfilled.match(action)) setLabel(`${action.payload.sub_type} ${groups[0].members_count}`); // finds: card-sub-type, members-count
  }

  return <button onClick={refresh}>{label}</button>;
}
