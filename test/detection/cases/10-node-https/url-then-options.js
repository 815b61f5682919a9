const https = require('node:https');

const target = new URL('https://api.access.example/cards/enroll'); // finds: card-enroll
const request = https.request(target, { method: 'POST', headers: { Accept: 'application/json' } }, (response) => {
  const parts = [];
  response.on('data', (part) => parts.push(part)).on('end', () => {
    const card = JSON.parse(Buffer.concat(parts));
    console.log(card.activated); // finds: card-assignment
  });
});
request.end(JSON.stringify({ card: { type: 'legacy' } })); // finds: card-type-legacy
