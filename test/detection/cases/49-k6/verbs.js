import { check } from 'k6';
import http from 'k6/http';

const BASE_URL = __ENV.BASE_URL || 'https://api.access.example';
const params = { headers: { Authorization: `SERVICE-LOGIN ${__ENV.SECRET}` } };

export default function () {
  const response = http.get(`${BASE_URL}/events`, params); // finds: event-sets
  check(response, { 'has ids': (r) => r.status === 200 && response.json()[0].id > 0 }); // finds: event-id
  http.post(`${BASE_URL}/cards`, JSON.stringify({ card: { sub_type: 'em' } }), params); // finds: card-sub-type
  http.del(`${BASE_URL}/member_export_reporters/1`, null, params); // finds: member-export-reporter
}
