import { createResource, createSignal, createMemo, For, Show, createEffect, on } from 'solid-js';
import { createStore, produce, reconcile } from 'solid-js/store';
const BASE = 'https://api.access.example';
const fetchCards = async (query: string) => {
  const res = await fetch(`${BASE}/cards?query=${query}`);
  return res.json();
};
const fetchOther = async (query: string) => (await fetch('https://x.other.example/cards?query=' + query)).json();
export function Cards() {
  const [q, setQ] = createSignal('');
  const [cards, { refetch, mutate }] = createResource(q, fetchCards);
  const [others] = createResource(q, fetchOther);
  const evs = createMemo(() => (cards() ?? []).filter((c) => c.sub_type === 'x')); // finds: card-sub-type
  const [state, setState] = createStore({ cards: [], selected: null });
  createEffect(on(cards, (list) => { if (list) console.log(list[0].sub_type); })); // finds: card-sub-type
  createEffect(() => setState('cards', reconcile(cards() ?? [])));
  const load = async () => {
    const list = await fetchCards('');
    setState({ cards: list });
    setState('selected', list[0]);
    setState(produce((s) => { s.selected = list[1]; }));
  };
  return (
    <Show when={cards()} fallback={<p>…</p>}>
      <For each={cards()}>{(card) => <li>{card.sub_type}</li>}</For> {/* finds: card-sub-type */}
      <For each={state.cards}>{(card, i) => <li>{card.sub_type}</li>}</For> {/* finds: card-sub-type */}
      <Show when={state.selected}>{(s) => <b>{s().sub_type}</b>}</Show> {/* finds: card-sub-type */}
      <b>{state.selected.sub_type}</b> {/* finds: card-sub-type */}
      <For each={others()}>{(card) => <li>{card.sub_type}</li>}</For>
      <b>{cards.latest[0].sub_type}</b> {/* finds: card-sub-type */}
    </Show>
  );
}
