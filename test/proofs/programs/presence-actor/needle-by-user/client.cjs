const needle = require('needle');

const url = 'https://api.access.example/presences';

async function isInside(userId) {
  const { body } = await needle('get', url, {
    headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  });
  return body.some((presence) => presence.user_id === userId);
}

module.exports = { isInside };
