import axios from 'axios';
import { useState } from 'react';
import { Select } from '@acme/ui';

const OPTIONS = [
  { value: 'hfcard_desfire', label: 'DESFire' },
  { value: 'legacy', label: 'Third party' }, // finds: card-type-legacy
];

interface Card {
  id: number;
  type: string;
}

export function TypeSelect({ card }: { card: Card }) {
  const [draft, setDraft] = useState(card);
  return <Select value={draft.type} options={OPTIONS} onChange={(type: string) => setDraft({ ...draft, type })} />;
}

export async function load(id: number): Promise<Card> {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  return data;
}
