const https = require('https');

function enroll(token, callback) {
  const payload = JSON.stringify({
    card: { token, type: 'legacy' }, // finds: card-type-legacy
  });
  const request = https.request(
    {
      hostname: 'api.access.example',
      port: 443,
      path: '/cards/enroll', // finds: card-enroll
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) },
    },
    (response) => callback(null, response.statusCode),
  );
  request.on('error', callback);
  request.write(payload);
  request.end();
}

module.exports = { enroll };
