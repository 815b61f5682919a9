import request from 'supertest';
import { app } from './app';

it('lists events', async () => {
  const response = await request(app).get('/events');
  expect(response.body[0].id).toBe(1);
  await request(app).post('/cards/enroll').send({ card: {} }).expect(201);
});
