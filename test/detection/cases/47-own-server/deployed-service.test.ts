import request from 'supertest';

const service = request('https://api.access.example');

test('smoke', async () => {
  await service.get('/events').set('Authorization', `SERVICE-LOGIN ${process.env.KEY}`).expect(200); // finds: event-sets
  await service.post('/cards/enroll').send({ card: { type: 'legacy' } }).expect(201); // finds: card-enroll, card-type-legacy
  const { body } = await service.get('/cards').query({ member_id: 4 }); // finds: card-member-id-filter
  expect(body[0].sub_type).toBeTruthy(); // finds: card-sub-type
});
