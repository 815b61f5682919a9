const axios = require('axios');
const sinon = require('sinon');
const { createClient } = require('../lib/client');

jest.mock('axios');

describe('client', () => {
  const BASE = 'https://api.access.example';

  it('lists', async () => {
    axios.get.mockImplementation((url, options) => {
      if (url === `${BASE}/events`) return Promise.resolve({ data: [] }); // finds: event-sets
      if (url === BASE + '/groups') return Promise.resolve({ data: [] });
      return Promise.reject(new Error(url));
    });
    await createClient(BASE).list();
    expect(axios.get).toHaveBeenCalledWith(`${BASE}/cards`, { params: { member_id: 4 } }); // finds: card-member-id-filter
    expect(axios.post).toHaveBeenCalledWith(BASE + '/cards', { card: { type: 'legacy', token: 'x' } }, expect.any(Object)); // finds: card-type-legacy
  });

  it('stubs', () => {
    const client = createClient(BASE);
    sinon.stub(client, 'get').callsFake((path) => (path === '/events' ? [] : undefined)); // finds: event-sets
  });
});
