import { use, Suspense, useActionState, useOptimistic, cache, useTransition, useState } from 'react';
const BASE = 'https://api.access.example';
const getCards = cache(async () => (await fetch(`${BASE}/cards`)).json());
async function getOther() { return (await fetch('https://x.other.example/cards')).json(); }
export default function Page() {
  const promise = getCards();
  return <Suspense><List cardsPromise={promise} otherPromise={getOther()} /></Suspense>;
}
function List({ cardsPromise, otherPromise }) {
  const cards = use(cardsPromise);
  const others = use(otherPromise);
  return <ul>{cards.map((c) => <li key={c.id}>{c.sub_type}</li>)}{others.map((o) => o.sub_type)}</ul>; // finds: card-sub-type
}
async function addCard(prev, formData: FormData) {
  const res = await fetch(`${BASE}/cards`, { method: 'POST', body: JSON.stringify({ uid: formData.get('uid') }) });
  return { ok: true, card: await res.json() };
}
export function Add() {
  const [state, action, pending] = useActionState(addCard, { ok: false, card: null });
  const [isPending, startTransition] = useTransition();
  const [found, setFound] = useState(null);
  const search = () => startTransition(async () => { const r = await getCards(); setFound(r[0]); });
  return <form action={action}>{state.card && <b>{state.card.sub_type}</b>}{found?.sub_type}</form>; // finds: card-sub-type, card-sub-type
}
