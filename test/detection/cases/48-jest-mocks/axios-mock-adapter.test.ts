import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';

const api = axios.create({ baseURL: 'https://api.access.example' });
const mock = new MockAdapter(api);

beforeEach(() => {
  mock.onGet('/events').reply(200, []); // finds: event-sets
  mock.onPost('/cards/enroll', { card: { token: 'a', type: 'legacy' } }).reply(201); // finds: card-enroll, card-type-legacy
  mock.onGet('/cards', { params: { member_id: 4 } }).reply(200, []); // finds: card-member-id-filter
  mock.onGet('/groups').reply(200, []);
});
