import axios from 'axios';

/** The value moves into a row of our own: the read is the finding, what the row does with it is not. */
export async function badgeRows() {
  const { data } = await axios.get('https://api.access.example/cards');
  const rows = data.map((card) => ({ sub_type: card.sub_type, holder: card.user_id })); // finds: card-sub-type, card-assignment
  return rows.filter((row) => row.sub_type !== null).map((row) => row.holder);
}
