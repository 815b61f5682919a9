import { useEffect } from 'react';
import { loadCards } from './cards';
import { useAppDispatch, useAppSelector } from './hooks';

export function Cards() {
  const dispatch = useAppDispatch();
  const cards = useAppSelector((state) => state.cards.list);
  const format = useAppSelector((root) => root.cards.selected?.sub_type); // finds: card-sub-type
  useEffect(() => {
    void dispatch(loadCards()).unwrap().then((rows) => console.log(rows[0]?.sub_type)); // finds: card-sub-type
  }, [dispatch]);
  return (
    <ul title={format ?? ''}>
      {cards.map((card) => (
        <li key={card.id}>{card.sub_type}</li> // finds: card-sub-type
      ))}
    </ul>
  );
}
