const perform = async (z) => {
  const response = await z.request('https://api.access.example/groups');
  return response.data;
};
const performCreate = async (z, { inputData }) => {
  const response = await z.request({ method: 'POST', url: 'https://api.access.example/cards', body: { card: inputData } });
  return response.data;
};

module.exports = {
  triggers: {
    key: 'group',
    operation: {
      perform,
      sample: { id: 1, name: 'Staff', members_count: 4 }, // finds: members-count
      outputFields: [{ key: 'id' }, { key: 'members_count', label: 'Members', type: 'integer' }], // finds: members-count
    },
  },
  creates: {
    key: 'card',
    operation: {
      perform: performCreate,
      inputFields: [{ key: 'token' }, { key: 'members_count' }],
      sample: { id: 1, format_name: 'EV1', activated: true }, // finds: card-assignment
    },
  },
};
