const ACCESS = 'https://api.access.example';

const perform = async (z, bundle) => {
  const response = await z.request({ url: 'https://api.tickets.example/events', params: { member_id: bundle.id } });
  return response.data.map((event) => ({ id: event.id, type: 'legacy' }));
};

module.exports = {
  operation: {
    perform,
    inputFields: [{ key: 'member_id', label: 'Member' }],
    outputFields: [{ key: 'sub_type', label: 'Kind' }],
    sample: { id: 1, sub_type: 'legacy', members_count: 3, url: `${ACCESS}/cards/1` },
  },
};
