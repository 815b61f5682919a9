import request from 'supertest';

const service = request('https://api.access.example');

test('lists events', async () => {
  const { body } = await service.get('/events').set('Authorization', 'SERVICE-LOGIN x'); // finds: event-sets
  expect(body[0].id).toBeDefined(); // finds: event-id
  await service.post('/cards/enroll').send({ card: { token: 'a' } }); // finds: card-enroll
  await service.get('/cards').query({ member_id: 4 }); // finds: card-member-id-filter
});
