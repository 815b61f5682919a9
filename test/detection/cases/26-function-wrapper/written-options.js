const axios = require('axios');

const BASE = 'https://api.access.example';

async function send(path, config = {}) {
  config.url = BASE + path;
  config.method = config.method || 'get';
  config.headers = Object.assign({}, config.headers, { Accept: 'application/json' });
  const { data } = await axios(config);
  return data;
}

const withBody = (options, body) => {
  options.method = 'POST';
  options.data = body;
  return options;
};

async function main() {
  const events = await send('/events', { params: { limit: 10 } }); // finds: event-sets
  const card = await send('/cards/enroll', withBody({}, { card: { number: '1' } })); // finds: card-enroll
  const found = await send('/cards', { params: { member_id: 4 } }); // finds: card-member-id-filter
  await send('/cards', { method: 'post', data: { card: { number: '2' } } });
  return [events.map((event) => event.id), card.sub_type, found.length]; // finds: event-id, card-sub-type
}

module.exports = { main };
