const http = require('./http');

async function list(query) {
  const response = await http.get('/cards', { params: query });
  return response.data;
}

function enroll(card) {
  return http.post('/cards/enroll', { card }); // finds: card-enroll
}

module.exports = { list, enroll, paths: { events: '/events' } }; // finds: event-sets
