const querystring = require('querystring');

const BASE = 'https://api.access.example';

exports.cards = async (memberId, headers) => {
  const response = await fetch(BASE + '/cards?' + querystring.stringify({ member_id: memberId }), { headers }); // finds: card-member-id-filter
  return response.json();
};
