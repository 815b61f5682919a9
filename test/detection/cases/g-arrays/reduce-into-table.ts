import axios from 'axios';

export async function cardsByHolder() {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  const byHolder = cards.reduce((table, card) => {
    table[card.user_id] = card; // finds: card-assignment
    return table;
  }, {});
  return Object.values(byHolder).map((card) => card.sub_type); // finds: card-sub-type
}
