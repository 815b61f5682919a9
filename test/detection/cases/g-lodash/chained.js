import _ from 'lodash';
import { groupBy, prop, sortBy, pluck, map as rmap } from 'ramda';
import axios from 'axios';

export async function stats() {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  const { data: groups } = await axios.get('https://api.access.example/groups');
  return {
    sum: _.sumBy(groups, 'members_count'), // finds: members-count
    top: _(groups).orderBy(['members_count'], ['desc']).take(3).value(), // finds: members-count
    formats: _.uniq(_.map(cards, 'sub_type')), // finds: card-sub-type
    byFormat: groupBy(prop('sub_type'), cards), // finds: card-sub-type
    sorted: sortBy((card) => card.assigned_at, cards), // finds: card-assignment
    pins: pluck('two_factor_pin', cards), // finds: card-assignment
    on: _.filter(cards, { activated: true }), // finds: card-assignment
    first: _.get(cards, '[0].sub_type', 'none'), // finds: card-sub-type
    names: rmap((card) => _.omit(card, ['activated_at']), cards), // finds: card-assignment
    max: _.maxBy(groups, (g) => g.members_count)?.members_count, // finds: members-count, members-count
  };
}
