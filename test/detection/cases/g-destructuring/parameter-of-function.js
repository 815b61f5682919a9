import axios from 'axios';

// finds below: card-sub-type
function badgeLabel({ id, sub_type: format }) {
  return `${id} (${format})`;
}

export async function labels() {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  return cards.map(badgeLabel);
}
