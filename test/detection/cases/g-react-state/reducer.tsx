import axios from 'axios';
import { useReducer } from 'react';

interface Card {
  id: number;
  two_factor_pin?: string; // finds: card-assignment
}
interface State {
  cards: Card[];
  busy: boolean;
}
type Action = { type: 'loaded'; cards: Card[] } | { type: 'busy' };

function reduce(state: State, action: Action): State {
  return action.type === 'loaded' ? { cards: action.cards, busy: false } : { ...state, busy: true };
}

export function Pins() {
  const [state, dispatch] = useReducer(reduce, { cards: [], busy: false });
  const load = async () => {
    const { data } = await axios.get<Card[]>('https://api.access.example/cards');
    dispatch({ type: 'loaded', cards: data });
  };
  return <button onClick={load}>{state.cards.filter((card) => card.two_factor_pin).length}</button>; // finds: card-assignment
}
