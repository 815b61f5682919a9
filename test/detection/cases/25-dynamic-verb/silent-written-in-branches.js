const BASE = 'https://api.access.example';

async function run(operation, id, body) {
  let method;
  let endpoint;
  if (operation === 'read') {
    method = 'GET';
    endpoint = `/cards/${id}`;
  } else if (operation === 'rename') {
    method = 'PATCH';
    endpoint = `/groups/${id}`;
  } else if (operation === 'sets') {
    method = 'POST';
    endpoint = '/event_sets';
  } else {
    method = 'GET';
    endpoint = '/event_sets/' + id;
  }
  const response = await fetch(BASE + endpoint, { method, body: JSON.stringify(body) });
  return response.json();
}

module.exports = { run };
