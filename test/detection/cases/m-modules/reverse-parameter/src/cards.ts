import { label } from './format';

export async function labels() {
  const response = await fetch('https://api.access.example/cards');
  const cards = await response.json();
  return cards.map(label);
}
