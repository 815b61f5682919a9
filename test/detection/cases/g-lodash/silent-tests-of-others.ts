import _ from 'lodash';
import * as R from 'ramda';
import axios from 'axios';

export async function oldPayments() {
  await axios.get('https://api.access.example/groups');
  const { data: cards } = await axios.get('https://payments.example.org/cards');
  const old = R.filter(R.propEq('legacy', 'type'), cards);
  const known = R.find(R.propEq('em', 'sub_type'))(cards);
  const formats = R.pipe(R.filter(R.propEq('legacy', 'type')), R.map(R.prop('sub_type')))(cards);
  const wrapped = _(cards).filter({ type: 'legacy' }).map('sub_type').value();
  return [old, known, formats, wrapped, _.find(cards, _.matches({ sub_type: 'em' }))];
}
