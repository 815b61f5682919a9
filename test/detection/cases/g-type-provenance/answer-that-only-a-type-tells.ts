// The service does not say what these operations answer; the code does.
import { useMutation } from '@tanstack/react-query';

interface Card {
  id: number;
  activated_at: string | null; // finds: card-assignment
  sub_type: string; // finds: card-sub-type
}

async function call<T>(path: string, method = 'GET'): Promise<T> {
  const response = await fetch(`https://api.access.example${path}`, { method });
  return response.json();
}

export const load = (id: number): Promise<Card> => call(`/cards/${id}`);
const activate = (id: number): Promise<Card> => call(`/cards/${id}/activate`, 'POST'); // finds: card-assignment

export function useActivate() {
  return useMutation({
    mutationFn: (id: number) => activate(id),
    onSuccess: (card) => console.info(card.activated_at), // finds: card-assignment
  });
}

export async function show(id: number) {
  const card = await activate(id);
  const again: Card = await call(`/cards/${id}/deactivate`, 'POST'); // finds: card-assignment
  const [first] = await call<Card[]>('/devices');
  return [card.sub_type, again.sub_type, first.sub_type]; // finds: card-sub-type, card-sub-type, card-sub-type
}
