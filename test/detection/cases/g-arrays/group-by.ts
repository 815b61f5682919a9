import axios from 'axios';

export async function byFormat() {
  const { data } = await axios.get('https://api.access.example/cards');
  const groups = Object.groupBy(data, (card) => card.sub_type); // finds: card-sub-type
  return Object.entries(groups).map(([format, cards]) => ({
    format,
    active: cards.filter((card) => card.activated).length, // finds: card-assignment
  }));
}
