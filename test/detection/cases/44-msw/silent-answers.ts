import { http, HttpResponse } from 'msw';

const API = 'https://api.access.example';

export const handlers = [
  http.get(`${API}/cards`, () => HttpResponse.json([{ id: 7, type: 'third_party_hf', format_name: 'em' }])),
  http.get(`${API}/cards`, () => HttpResponse.json({ error: { sub_type: 'unknown' } }, { status: 422 })),
  http.get(`${API}/role_assignments`, () => HttpResponse.json([{ id: 1, user_id: 3, group_id: null }])),
  http.get(`${API}/groups`, () => HttpResponse.json([{ id: 2, users_count: 3, note: { members_count: 3 } }])),
  http.get('https://api.clubs.example/groups', () => HttpResponse.json([{ id: 2, members_count: 3 }])),
  http.get('/api/cards', () => HttpResponse.json([{ id: 7, sub_type: 'visa', user_id: 3 }])),
  http.get(`${API}/presences`, () => {
    const seen = { user_id: 3 };
    console.log(seen);
    return HttpResponse.json([]);
  }),
];
