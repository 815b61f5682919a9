import { useMachine, useSelector, useActorRef } from '@xstate/react';
import { cardsMachine, setupMachine } from './machine';
export function View() {
  const [state, send] = useMachine(cardsMachine);
  const [snapshot] = useMachine(setupMachine);
  const ref = useActorRef(setupMachine);
  const decks = useSelector(ref, (s) => s.context.decks);
  const cards = useSelector(ref, (s) => s.context.cards);
  return <p>{state.context.cards[0].sub_type}{snapshot.context.decks[0].sub_type}{decks[0].sub_type}{cards[0].sub_type}{snapshot.context.cards[0].sub_type}</p>; // finds: card-sub-type, card-sub-type, card-sub-type
}
