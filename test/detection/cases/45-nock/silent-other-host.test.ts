import nock from 'nock';

const own = nock('http://localhost:3000');

export function mocks() {
  own.get('/events').reply(200, []);
  nock('https://api.calendar.example').get('/events').query({ member_id: 4 }).reply(200, []);
  nock(process.env.UPSTREAM ?? '').post('/cards/enroll').reply(201);
  nock('https://api.access.example').get('/presences').reply(200, []);
}
