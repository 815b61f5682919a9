const API = 'https://api.access.example';

const perform = async (z, bundle) => {
  const response = await z.request({
    url: `${API}/cards/enroll`, // finds: card-enroll
    method: 'POST',
    body: { card: { token: bundle.inputData.token, type: 'legacy' } }, // finds: card-type-legacy
  });
  return response.data;
};

const listCards = async (z, bundle) => {
  const response = await z.request(`${API}/cards`, { params: { member_id: bundle.inputData.member } }); // finds: card-member-id-filter
  return response.data.map((card) => ({ id: card.id, format: card.sub_type })); // finds: card-sub-type
};

module.exports = { key: 'card', noun: 'Card', create: { operation: { perform } }, list: { operation: { perform: listCards } } };
