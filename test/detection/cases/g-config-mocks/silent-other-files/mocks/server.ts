import request from 'supertest';
import { http, HttpResponse } from 'msw';
import { app } from '../src/app';

export const other = http.get('https://api.forum.example/events', () => HttpResponse.json([]));
export const own = () => request(app).get('/events');
export const current = http.post('*/event_sets', () => HttpResponse.json({}));
