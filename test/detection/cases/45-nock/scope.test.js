const nock = require('nock');

const BASE = 'https://api.access.example';

beforeEach(() => {
  nock(BASE).get('/events').reply(200, []); // finds: event-sets
  nock(BASE)
    .persist()
    .get('/groups')
    .reply(200, [])
    .post('/cards/enroll') // finds: card-enroll
    .reply(201, { id: 7 })
    .post('/members/4/assign_card', { card_id: 7 }) // finds: member-card-assignment
    .reply(204);
});
