import axios from 'axios';

export async function labelled() {
  const { data } = await axios.get('https://api.access.example/cards');
  const rows = data.map((card) => ({ ...card, label: `${card.id} ${card.type}` }));
  return rows.map((row) => `${row.label}: ${row.sub_type}`); // finds: card-sub-type
}
