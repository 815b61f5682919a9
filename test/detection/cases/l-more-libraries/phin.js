const phin = require('phin');

exports.first = async () => {
  const answer = await phin({ url: 'https://api.access.example/cards', parse: 'json' });
  await phin({ url: 'https://api.access.example/cards/enroll', method: 'POST', data: {} }); // finds: card-enroll
  return answer.body[0].sub_type; // finds: card-sub-type
};
