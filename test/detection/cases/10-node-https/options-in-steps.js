const https = require('https');

module.exports = function deassign(id, secret) {
  const options = { method: 'POST', headers: {} };
  options.hostname = 'api.access.example';
  options.path = '/cards/' + id + '/deassign'; // finds: card-assignment
  options.headers['Authorization'] = 'SERVICE-LOGIN ' + secret;
  https.request(options).end();
};
