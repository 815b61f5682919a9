import { Index, Show, createResource } from 'solid-js';
import { createStore, produce } from 'solid-js/store';

const decks = async () => (await fetch('https://decks.example/cards')).json();
const cards = async () => (await fetch('https://api.access.example/cards')).json();

export function Decks() {
  const [list] = createResource(decks);
  const [state, setState] = createStore({ decks: [], cards: [], shown: { sub_type: 'a' } });
  const load = async () => {
    setState('decks', await decks());
    setState(
      produce((draft) => {
        draft.shown = { sub_type: 'b' };
      }),
    );
    setState('cards', await cards());
  };
  return (
    <Show when={list.latest} fallback={<button onClick={load} />}>
      {(all) => <Index each={all()}>{(deck) => <i>{deck().sub_type}</i>}</Index>}
      <b>{state.decks[0].sub_type}</b>
      <b title={state.cards[0].format_name}>{state.shown.sub_type}</b>
    </Show>
  );
}
