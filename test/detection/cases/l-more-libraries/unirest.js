const unirest = require('unirest');

const BASE = 'https://api.access.example';

exports.cards = (memberId, done) =>
  unirest
    .get(BASE + '/cards')
    .query({ member_id: memberId }) // finds: card-member-id-filter
    .end((response) => done(response.body[0].sub_type)); // finds: card-sub-type

exports.add = async (token) => {
  const response = await unirest.post(BASE + '/cards').headers({ Accept: 'application/json' }).send({ card: { token, sub_type: 'x' } }); // finds: card-sub-type
  return response.body.sub_type; // finds: card-sub-type
};

exports.orders = (done) => unirest.get('https://shop.example/events').end((response) => done(response.body[0].id));
