const phin = require('phin');
const unirest = require('unirest');

const ACCESS = 'https://api.access.example';

exports.ofPhin = async (token) => {
  const answer = await phin({ url: `${ACCESS}/cards/enroll`, method: 'POST', data: { card: { token } }, parse: 'json' }); // finds: card-enroll
  return answer.body;
};

exports.ofUnirest = () => unirest.get(`${ACCESS}/events`).headers({ Accept: 'application/json' }); // finds: event-sets
