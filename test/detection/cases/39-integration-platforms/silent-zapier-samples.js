const access = async (z) => (await z.request('https://api.access.example/groups')).data.map((group) => ({ id: group.id, members_count: 3 }));
const perform = async (z) => (await z.request('https://forum.acme.dev/groups')).data;

module.exports = {
  own: { operation: { perform: access, sample: { id: 1, members_count: 4 }, outputFields: [{ key: 'members_count' }] } },
  other: { operation: { perform, sample: { id: 1, members_count: 4 }, outputFields: [{ key: 'members_count' }] } },
  none: { sample: { members_count: 4 }, outputFields: [{ key: 'members_count' }] },
};
