const perform = async (z, bundle) => {
  const response = await z.request({
    url: 'https://api.access.example/cards/{{bundle.inputData.card}}/assign', // finds: card-assignment
    method: 'POST',
    headers: { Authorization: `SERVICE-LOGIN ${bundle.authData.key}` },
    body: { member_id: bundle.inputData.member },
  });
  return response.data;
};

const groups = async (z) => {
  const { json } = await z.request('https://api.access.example/groups');
  return json.map((group) => ({ id: group.id, label: `${group.name}: ${group.members_count}` })); // finds: members-count
};

module.exports = { key: 'assign', noun: 'Card', display: { label: 'Assign' }, operation: { perform, performList: groups } };
