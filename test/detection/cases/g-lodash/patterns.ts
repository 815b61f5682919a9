import _ from 'lodash';
import axios from 'axios';

export async function oldCards() {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  const wrapped = _(cards)
    .filter({ type: 'legacy' }) // finds: card-type-legacy
    .map('sub_type') // finds: card-sub-type
    .value();
  const known = _.find(cards, _.matches({ sub_type: 'em' })); // finds: card-sub-type
  const old = _.filter(cards, _.matchesProperty('type', 'legacy')); // finds: card-type-legacy
  return [wrapped, known, old];
}
