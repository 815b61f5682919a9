import { http, HttpResponse } from 'msw';

const API = 'https://api.access.example';

const group = (over = {}) => ({ id: 1, name: 'Staff', locks_count: 2, members_count: 12, ...over }); // finds: members-count

export const handlers = [
  http.get(`${API}/cards`, () =>
    HttpResponse.json([
      { id: 7, token: 'ab', type: 'hfcard_desfire', format_name: 'em' },
      { id: 8, type: 'legacy', sub_type: 'em' }, // finds: card-type-legacy, card-sub-type
    ]),
  ),
  http.get(`${API}/cards/:id`, ({ params }) => HttpResponse.json({ id: Number(params.id), activated: true })), // finds: card-assignment
  http.get(`${API}/groups`, () => HttpResponse.json([group(), group({ id: 2 })])),
  http.get(`${API}/presences`, () => {
    const present = [{ actor_type: 'User', actor_id: 4, user_email: 'a@b.example' }]; // finds: presence-actor
    return HttpResponse.json(present, { status: 200 });
  }),
  http.get(`${API}/role_assignments`, () => HttpResponse.json([{ user_id: 3, group_id: 2 }])),
];
