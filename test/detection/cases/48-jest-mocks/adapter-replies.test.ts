import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';

const api = axios.create({ baseURL: 'https://api.access.example' });
const mock = new MockAdapter(api, { delayResponse: 20 });

beforeEach(() => {
  mock.onGet('/groups').reply(200, [{ id: 1, members_count: 4 }]); // finds: members-count
  mock.onGet('/cards', { params: { member_id: 3 } }).replyOnce(200, [{ id: 2, type: 'legacy' }]); // finds: card-member-id-filter, card-type-legacy
  mock.onGet(/\/cards\/\d+/).reply((config) => [200, { id: 3, sub_type: 'em', url: config.url }]); // finds: card-sub-type
  mock.onPost('/cards').reply(201, { id: 4, activated: false }); // finds: card-assignment
  mock.onGet('/presences').reply(() => Promise.resolve([200, [{ actor_id: 1, user_email: 'a@b.example' }]])); // finds: presence-actor
  mock.onGet('/role_assignments').reply(200, [{ user_id: 1 }]);
});
