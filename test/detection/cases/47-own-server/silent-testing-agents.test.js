import request from 'supertest';
import { createApp } from '../src/app.js';

const agent = request.agent(createApp());

test('proxies', async () => {
  await agent.post('/cards/enroll').send({ card: { token: 'a' } }).expect(201);
  const { body } = await agent.get('/events').set('Authorization', 'Bearer x').expect(200);
  expect(body[0].id).toBe(1);
  const client = request(createApp());
  await client.patch('/cards/4').send({}).expect(204);
});
