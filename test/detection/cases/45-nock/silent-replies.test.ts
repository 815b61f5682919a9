import nock from 'nock';

export function mock() {
  nock('https://api.clubs.example').get('/groups').reply(200, [{ id: 1, members_count: 3 }]);
  nock('https://api.access.example')
    .get('/groups')
    .reply(200, [{ id: 1, users_count: 3 }], { members_count: '3' })
    .get('/role_assignments')
    .reply(200, [{ id: 1, user_id: 3 }])
    .post('/cards')
    .reply(422, { message: 'legacy' });
  nock('http://localhost:4000').get('/cards').reply(200, [{ id: 1, sub_type: 'visa', activated: true }]);
}
