import http from 'k6/http';

const BASE = 'https://api.access.example';

export function burst(id) {
  const responses = http.batch([
    ['POST', `${BASE}/cards/${id}/activate`, null], // finds: card-assignment
    ['GET', `${BASE}/groups`],
    { method: 'GET', url: `${BASE}/cards?member_id=1` }, // finds: card-member-id-filter
  ]);
  console.log(responses[1].json()[0].members_count); // finds: members-count
}

export function named() {
  const answers = http.batch({ groups: ['GET', `${BASE}/groups`], events: { method: 'GET', url: `${BASE}/events` } }); // finds: event-sets
  return answers.events.json().map((event) => event.id); // finds: event-id
}
