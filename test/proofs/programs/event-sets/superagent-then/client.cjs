const request = require('superagent');

const events = () =>
  request.get('https://api.access.example/events').set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`);

async function uuids() {
  const response = await events();
  return response.body.map((event) => event.uuid.slice(-3));
}

module.exports = { uuids };
