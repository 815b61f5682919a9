const bent = require('bent');

const getJSON = bent('https://api.access.example', 'json', 200);
const post = bent('https://api.access.example', 'POST', 'json', 201, { 'Content-Type': 'application/json' });
const getAny = bent('json');

exports.events = async () => {
  const events = await getJSON('/events'); // finds: event-sets
  return events.map((event) => event.id); // finds: event-id
};
exports.enroll = (token) => post('/cards/enroll', { card: { token } }); // finds: card-enroll
exports.groups = async () => {
  const groups = await getAny('https://api.access.example/groups');
  return groups[0].members_count; // finds: members-count
};
exports.stream = async () => {
  const stream = await bent('https://api.access.example/')('cards?member_id=3'); // finds: card-member-id-filter
  const cards = await stream.json();
  return cards[0].sub_type; // finds: card-sub-type
};
