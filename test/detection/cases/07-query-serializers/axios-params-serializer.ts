import axios from 'axios';
import qs from 'qs';

export async function cards(memberIds: number[]) {
  const { data } = await axios({
    url: 'https://api.access.example/cards',
    params: { member_id: memberIds }, // finds: card-member-id-filter
    paramsSerializer: (params) => qs.stringify(params, { arrayFormat: 'brackets' }),
  });
  return data;
}
