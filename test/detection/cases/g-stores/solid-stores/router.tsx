import { query, createAsync, cache, createAsyncStore } from '@solidjs/router';
import { For } from 'solid-js';
const getCards = query(async () => {
  'use server';
  const r = await fetch('https://api.access.example/cards');
  return r.json();
}, 'cards');
const getOld = cache(async () => (await fetch('https://api.access.example/cards')).json(), 'old');
const getOther = query(async () => (await fetch('https://x.other.example/cards')).json(), 'o');
export default function Page() {
  const cards = createAsync(() => getCards());
  const old = createAsync(() => getOld());
  const st = createAsyncStore(() => getCards());
  const other = createAsync(() => getOther());
  return (
    <>
      <For each={cards()}>{(c) => <i>{c.sub_type}</i>}</For> {/* finds: card-sub-type */}
      <For each={old()}>{(c) => <i>{c.sub_type}</i>}</For> {/* finds: card-sub-type */}
      <For each={st()}>{(c) => <i>{c.sub_type}</i>}</For> {/* finds: card-sub-type */}
      <For each={other()}>{(c) => <i>{c.sub_type}</i>}</For>
    </>
  );
}
