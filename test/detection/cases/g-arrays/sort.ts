import axios from 'axios';

export async function newestCards() {
  const { data } = await axios.get('https://api.access.example/cards');
  return [...data]
    .sort((a, b) => Date.parse(b.id) - Date.parse(a.id))
    .toSorted((left, right) => left.assigned_at.localeCompare(right.id)) // finds: card-assignment
    .slice(0, 10)
    .map((card) => card.sub_type); // finds: card-sub-type
}
