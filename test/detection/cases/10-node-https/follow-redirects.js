const { https } = require('follow-redirects');

exports.activate = (id, done) => {
  const req = https.request({ method: 'POST', hostname: 'api.access.example', path: `/cards/${id}/activate` }, done); // finds: card-assignment
  req.end();
};
