const got = require('got');

const daemon = got.extend({ prefixUrl: 'http://printer.example:8631', responseType: 'json' });

exports.jobs = async () => {
  const { body } = await daemon.get('events');
  return body;
};
