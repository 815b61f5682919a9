const https = require('https');

function apiCall(method, path, done) {
  const req = https.request({ hostname: 'api.access.example', path: '/' + path, method: method }, function (res) {
    let text = '';
    res.on('data', (chunk) => (text += chunk));
    res.on('end', () => done(null, JSON.parse(text)));
  });
  req.end();
}

exports.enroll = (done) => apiCall('POST', 'cards/enroll', done); // finds: card-enroll
