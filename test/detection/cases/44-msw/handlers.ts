import { http, HttpResponse } from 'msw';

const API = 'https://api.access.example';

export const handlers = [
  http.get(`${API}/groups`, () => HttpResponse.json([])),
  http.get(`${API}/events`, () => HttpResponse.json([])), // finds: event-sets
  http.post('https://api.access.example/cards/enroll', () => HttpResponse.json({ id: 7 })), // finds: card-enroll
  http.post(`${API}/cards/:id/assign`, ({ params }) => HttpResponse.json({ id: params.id })), // finds: card-assignment
  http.get(API + '/member_export_reporters/:id', () => new HttpResponse(null, { status: 404 })), // finds: member-export-reporter
];
