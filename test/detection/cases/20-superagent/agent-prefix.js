const superagent = require('superagent');
const prefix = require('superagent-prefix')('https://api.access.example');

const agent = superagent.agent().set('Authorization', 'SERVICE-LOGIN k');

exports.cards = async (member) => {
  const { body } = await agent.get('https://api.access.example/cards').query({ member_id: member }).retry(2); // finds: card-member-id-filter
  return body.filter(({ activated }) => activated); // finds: card-assignment
};
exports.exporters = () => superagent.get('/member_export_reporters').use(prefix).then((res) => res.body); // finds: member-export-reporter possible
