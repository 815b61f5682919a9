import nock from 'nock';

const access = nock('https://api.access.example').persist();

export function mock() {
  access.get('/groups').query(true).reply(200, [{ id: 1, name: 'Staff', members_count: 3 }]); // finds: members-count
  access.get(/\/cards\/\d+/).reply(200, { id: 4, type: 'legacy', assigned_at: null }); // finds: card-type-legacy, card-assignment
  access
    .get('/presences')
    .reply(200, JSON.stringify([{ actor_id: 3, member_id: 8 }])); // finds: presence-actor
  access.post('/cards').reply(201, (uri, body) => ({ id: 5, sub_type: 'em' })); // finds: card-sub-type
  access.get('/cards/7').reply(() => [200, { id: 7, member_assigned: true }]); // finds: member-card-assignment
  access
    .get('/cards')
    .reply(200, { errors: [] })
    .get('/cards')
    .replyWithError('down');
}
