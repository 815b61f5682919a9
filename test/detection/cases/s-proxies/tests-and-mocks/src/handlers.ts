import { http, HttpResponse } from 'msw';

export const handlers = [
  http.get('/api/events', () => HttpResponse.json([{ id: 1, uuid: 'a' }])), // finds: event-sets, event-id
  http.post('*/api/cards/enroll', () => new HttpResponse(null, { status: 201 })), // finds: card-enroll
  http.get('/events', () => HttpResponse.json([{ id: 1 }])),
  http.get('/shop/events', () => HttpResponse.json([{ id: 1 }])),
];
