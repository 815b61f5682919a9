const axios = require('axios');

const api = axios.create({ baseURL: 'https://api.access.example' });

exports.invite = async (name, email) => {
  const { data: member } = await api.post('/members', { member: { name, email } });
  return member.card_id ?? member.card?.id; // finds: member-card-assignment, member-card-assignment
};
exports.create = async (token) => {
  const { data: card } = await api.post('/cards', { card: { token } });
  return [card.id, card.sub_type, card.assigned_at]; // finds: card-sub-type, card-assignment
};
exports.one = async (id) => {
  const { data } = await api.get(`/cards/${id}`);
  if (data.type !== 'legacy') return data.format_name; // finds: card-type-legacy
  return data.activated_at; // finds: card-assignment
};
exports.set = async (from, to) => {
  const { data: set } = await api.post('/event_sets', { event_set: { from, to } });
  return set.events?.map(({ references, uuid }) => [uuid, references]); // finds: event-references
};
