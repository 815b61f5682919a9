const request = require('request');
const rp = require('request-promise-native');

const access = request.defaults({ baseUrl: 'https://api.access.example', json: true });

exports.cards = (memberId, done) => {
  access.get({ uri: '/cards', qs: { member_id: memberId } }, (error, response, body) => { // finds: card-member-id-filter
    done(error, body && body.map((card) => card.sub_type)); // finds: card-sub-type
  });
};

exports.create = async (token) => {
  const card = await rp({ method: 'POST', url: 'https://api.access.example/cards/enroll', json: { card: { token } } }); // finds: card-enroll
  return card.activated; // finds: card-assignment
};
