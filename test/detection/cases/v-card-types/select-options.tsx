import axios from 'axios';
import { useState } from 'react';

interface Card {
  id: number;
  type: 'hfcard_desfire' | 'legacy'; // finds: card-type-legacy
}

const api = axios.create({ baseURL: 'https://api.access.example' });

export function NewCard({ onDone }: { onDone: (card: Card) => void }) {
  const [type, setType] = useState<Card['type']>('hfcard_desfire');
  const save = async () => onDone((await api.post<Card>('/cards', { card: { type } })).data);
  return (
    <form onSubmit={() => void save()}>
      <select value={type} onChange={(event) => setType(event.target.value as Card['type'])}>
        <option value="hfcard_desfire">DESFire</option>
        {/* finds below: card-type-legacy */}
        <option value="legacy">Third party</option>
      </select>
    </form>
  );
}
