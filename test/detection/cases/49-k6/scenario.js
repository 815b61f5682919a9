import http, { batch } from 'k6/http';
import { check, group } from 'k6';

const BASE_URL = __ENV.ACCESS_URL || 'https://api.access.example';
const params = { headers: { Authorization: `SERVICE-LOGIN ${__ENV.SECRET}` }, tags: { name: 'cards' } };

export default function () {
  group('cards', () => {
    const res = http.get(`${BASE_URL}/cards?member_id=${__VU}`, params); // finds: card-member-id-filter
    check(res, { 'has a format': (r) => r.json()[0].sub_type !== null }); // finds: card-sub-type
    http.post(`${BASE_URL}/cards/${res.json('0.id')}/deactivate`, null, params); // finds: card-assignment
  });
  const [events, groups] = batch([['GET', `${BASE_URL}/events`, null, params], { method: 'GET', url: `${BASE_URL}/groups` }]); // finds: event-sets
  check(groups, { big: (r) => r.json().some((g) => g.members_count > 2) }); // finds: members-count
}
