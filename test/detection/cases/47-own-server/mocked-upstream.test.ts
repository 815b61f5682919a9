import nock from 'nock';
import request from 'supertest';
import { app } from '../src/app';

const ACCESS = 'https://api.access.example';

test('hands groups on', async () => {
  nock(ACCESS).get('/groups').reply(200, [{ id: 1, members_count: 9 }]); // finds: members-count
  nock(ACCESS).get('/events').reply(200, []); // finds: event-sets
  const response = await request(app).get('/groups').expect(200);
  expect(response.body[0].members_count).toBe(9);
  await request(app).post('/cards/enroll').send({ card: { sub_type: 'em' } });
  expect(nock.isDone()).toBe(true);
});
