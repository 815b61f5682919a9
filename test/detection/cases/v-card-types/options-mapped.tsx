import { useEffect, useState } from 'react';

const TYPES = ['hfcard_desfire', 'legacy']; // finds: card-type-legacy

export function TypePicker({ id }: { id: number }) {
  const [card, setCard] = useState<{ type: string }>({ type: '' });
  useEffect(() => {
    fetch(`https://api.access.example/cards/${id}`)
      .then((response) => response.json())
      .then(setCard);
  }, [id]);
  return (
    <select value={card.type} onChange={(event) => setCard({ type: event.target.value })}>
      {TYPES.map((type) => (
        <option key={type} value={type} />
      ))}
    </select>
  );
}
