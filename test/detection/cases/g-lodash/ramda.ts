import axios from 'axios';
import * as R from 'ramda';

export async function formats() {
  const { data } = await axios.get('https://api.access.example/cards');
  const active = R.filter((card) => card.activated, data); // finds: card-assignment
  const sorted = R.sortBy(R.prop('assigned_at'), active); // finds: card-assignment
  return R.uniq(R.pluck('sub_type', sorted)); // finds: card-sub-type
}
