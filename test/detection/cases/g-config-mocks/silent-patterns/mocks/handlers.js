import { http, HttpResponse } from 'msw';

export const handlers = [
  http.get('/events/types', () => HttpResponse.json(['a'])),
  http.get('*/api/v9/events', () => HttpResponse.json([{ id: 1 }])),
  http.get('https://calendar.example/groups', () => HttpResponse.json([{ members_count: 1 }])),
  http.get('*/cards/:id', () => HttpResponse.json({ id: 1, format_name: 'x' })),
];
