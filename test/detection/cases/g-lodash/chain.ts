import axios from 'axios';
import _ from 'lodash';

export async function busiest(): Promise<string[]> {
  const { data } = await axios.get('https://api.access.example/groups');
  return _(data)
    .filter((group) => group.members_count > 0) // finds: members-count
    .orderBy('members_count', 'desc') // finds: members-count
    .map('name')
    .value();
}
