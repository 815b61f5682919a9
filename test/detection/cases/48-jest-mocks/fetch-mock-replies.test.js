import fetchMock from 'fetch-mock';

const API = 'https://api.access.example';

beforeEach(() => {
  fetchMock.get(`${API}/groups`, [{ id: 1, members_count: 3 }]); // finds: members-count
  fetchMock.get(`begin:${API}/cards`, { status: 200, body: [{ id: 1, sub_type: 'em' }] }); // finds: card-sub-type
  fetchMock.mock(`${API}/cards/enroll`, { id: 3 }, { method: 'POST' }); // finds: card-enroll
  fetchMock.post(`${API}/cards`, () => ({ id: 3, type: 'hfcard_desfire_ev1' })); // finds: card-type-desfire
  fetchMock.get('https://clubs.example/groups', [{ id: 1, members_count: 3 }]);
});
