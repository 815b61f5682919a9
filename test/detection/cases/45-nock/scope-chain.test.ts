import nock from 'nock';

const scope = nock('https://api.access.example', { reqheaders: { authorization: /SERVICE-LOGIN .+/ } });

beforeEach(() => {
  scope
    .get('/cards')
    .query({ member_id: 7 }) // finds: card-member-id-filter
    .reply(200, [{ id: 1, activated: true }]) // finds: card-assignment
    .post('/cards/enroll', { card: { token: 'ab' } }) // finds: card-enroll
    .reply(201, { id: 1 });
  nock('https://api.access.example').persist().get('/groups').replyWithFile(200, 'groups.json');
  nock(/calendar\.example/).get('/events').reply(200, []);
});
