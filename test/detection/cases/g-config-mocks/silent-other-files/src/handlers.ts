import { http, HttpResponse } from 'msw';

export const handlers = [http.get('*/events', () => HttpResponse.json([]))];
