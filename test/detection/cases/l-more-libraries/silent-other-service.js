const needle = require('needle');
const request = require('request');

const bank = request.defaults({ baseUrl: 'https://bank.example', json: true });

exports.cards = (memberId, done) => {
  bank.get({ uri: '/cards', qs: { member_id: memberId } }, (error, response, body) => {
    done(error, body && body.map((card) => [card.sub_type, card.activated]));
  });
};

exports.events = async () => {
  const response = await needle('get', 'https://chat.example/events');
  return response.body.map((event) => event.id);
};
