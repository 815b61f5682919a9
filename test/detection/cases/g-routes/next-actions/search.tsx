'use client';
import { useState, useTransition, useEffect } from 'react';
import { useFormState } from 'react-dom';
import { searchCards, saveCard, getGroups } from './actions/cards';
export function Search() {
  const [hits, setHits] = useState<any[]>([]);
  const [groups, setGroups] = useState([]);
  const [state, formAction] = useFormState(saveCard, null);
  const [, start] = useTransition();
  useEffect(() => { getGroups().then(setGroups); }, []);
  const go = (q: string) => start(async () => { const { data } = await searchCards(q); setHits(data); });
  return <div>{hits.map((h) => <p key={h.id}>{h.sub_type}</p>)}{groups.map(({ members_count }) => members_count)}<i>{state?.card?.sub_type}</i></div>; // finds: card-sub-type, members-count, card-sub-type
}
