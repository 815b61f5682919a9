import axios from 'axios';
import _ from 'lodash';

export async function teamReport(teams: { id: number; members_count: number; sub_type: string }[]) {
  await axios.get('https://api.access.example/groups');
  const sorted = _.orderBy(teams, ['members_count'], ['desc']);
  const slim = sorted.map((team) => _.pick(team, ['id', 'members_count', 'sub_type']));
  return _.groupBy(slim, 'sub_type');
}
