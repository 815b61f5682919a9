import * as R from 'ramda';
import axios from 'axios';

const isOld = R.propEq('legacy', 'type');

export async function oldCards() {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  const old = R.filter(R.propEq('legacy', 'type'), cards); // finds: card-type-legacy
  const known = R.find(R.propEq('em', 'sub_type'))(cards); // finds: card-sub-type
  const formats = R.pipe(
    R.filter(R.propEq('legacy', 'type')), // finds: card-type-legacy
    R.map(R.prop('sub_type')), // finds: card-sub-type
  )(cards);
  return [old, known, formats, isOld];
}
