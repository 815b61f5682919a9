const MockAdapter = require('axios-mock-adapter');
const axios = require('axios');

const mock = new MockAdapter(axios);

mock.onGet('/events').reply(200, [{ id: 3 }]); // finds: event-sets, event-id
mock.onPost('/cards/enroll').reply(201); // finds: card-enroll
mock.onGet('/cards', { params: { member_id: 3 } }).reply(200, [{ id: 1, sub_type: 'x' }]); // finds: card-member-id-filter, card-sub-type
mock.onGet('/event_sets/3').reply(200, { events: [] });
