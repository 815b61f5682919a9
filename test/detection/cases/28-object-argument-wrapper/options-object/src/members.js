const doRequest = require('./do-request');

exports.assignCard = (memberId, cardId) =>
  doRequest({ method: 'POST', endpoint: `/members/${memberId}/assign_card`, payload: { card_id: cardId } }); // finds: member-card-assignment

exports.cardCount = async () => {
  const members = await doRequest({ endpoint: '/members' });
  return members.reduce((sum, member) => sum + member.cards_count, 0); // finds: member-card-assignment
};
