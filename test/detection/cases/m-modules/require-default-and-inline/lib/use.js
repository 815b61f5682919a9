exports.cards = (memberId) => require('./client').get('/cards', { member_id: memberId }); // finds: card-member-id-filter

exports.sizes = async () => {
  const { Client } = require('./client');
  const groups = await new Client().get('/groups');
  return groups.map((group) => group.members_count); // finds: members-count
};
