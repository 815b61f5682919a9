import http from 'k6/http';

const BASE = __ENV.ACCESS_URL;
const CHAT = __ENV.CHAT_URL;

export default function () {
  http.post(`${BASE}/cards/enroll`, '{}'); // finds: card-enroll likely
  http.get(`${BASE}/events`); // finds: event-sets likely
  http.get(`${CHAT}/events`);
}
