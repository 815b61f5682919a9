import express from 'express';
import request from 'supertest';
import { createBrowserRouter } from 'react-router-dom';

const app = express();
app.get('/api/events', (req, res) => res.json([]));
app.post('/api/cards/enroll', (req, res) => res.status(201).end());

export const router = createBrowserRouter([{ path: '/api/events', element: null }]);
export const links = ['/api/events', '/api/cards?member_id=3'];
export const go = () => window.location.assign('/api/events');

test('the own server', async () => {
  await request(app).get('/api/events').expect(200);
});
