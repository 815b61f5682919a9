import { useCards } from './store';

export function List() {
  const cards = useCards((state) => state.cards);
  const { refresh } = useCards();
  return <ul onClick={refresh}>{cards.map((card) => <li key={card.id}>{card.sub_type}</li>)}</ul>; // finds: card-sub-type
}
