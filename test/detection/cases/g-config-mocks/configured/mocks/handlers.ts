import { http, HttpResponse } from 'msw';

export const handlers = [
  http.get('*/events', () => HttpResponse.json([])), // finds: event-sets
  http.post('/cards/enroll', () => HttpResponse.json({})), // finds: card-enroll
  http.get('*/groups', () => HttpResponse.json([])),
];
