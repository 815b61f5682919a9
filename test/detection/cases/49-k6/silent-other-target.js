import http from 'k6/http';

export const options = { vus: 10, duration: '30s' };

export default function () {
  const base = __ENV.SHOP_URL || 'https://shop.example';
  const events = http.get(`${base}/events`).json();
  http.batch([['POST', `${base}/cards/enroll`, JSON.stringify({ type: 'legacy' })]]);
  http.post('https://api.access.example/event_sets', '{}');
  return events.map((event) => event.id);
}
