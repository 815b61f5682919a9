import axios from 'axios';
import _ from 'lodash';

export async function report() {
  const { data: groups } = await axios.get('https://api.access.example/groups');
  const sorted = _.orderBy(groups, ['members_count', 'name'], ['desc', 'asc']); // finds: members-count
  const slim = _.map(groups, (group) => _.pick(group, ['id', 'members_count'])); // finds: members-count
  const rest = _.omit(groups[0], 'members_count'); // finds: members-count
  const size = _.get(groups, '[0].members_count', 0); // finds: members-count
  return { sorted, slim, rest, size, sum: _.sumBy(groups, 'members_count') }; // finds: members-count
}
