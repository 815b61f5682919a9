import { setCards, setGroups, cards, groups, setOther, other } from './state';
import { Index } from 'solid-js';
export async function load() {
  const r = await fetch('https://api.access.example/cards');
  setCards(await r.json());
  const g = await (await fetch('https://api.access.example/groups')).json();
  setGroups('list', g);
  setGroups('byId', g[0].id, g[0]);
  setOther('list', await (await fetch('https://x.other.example/groups')).json());
}
export const View = () => (
  <>
    <Index each={cards()}>{(card) => <i>{card().sub_type}</i>}</Index> {/* finds: card-sub-type */}
    <b>{groups.list[0].members_count}</b> {/* finds: members-count */}
    <b>{groups.byId['1'].members_count}</b> {/* finds: members-count */}
    <b>{other.list[0].members_count}</b>
  </>
);
