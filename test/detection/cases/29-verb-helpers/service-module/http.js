const BASE = process.env.ACCESS_URL || 'https://api.access.example';

async function send(method, path, data) {
  const response = await fetch(BASE + path, {
    method,
    headers: { Authorization: 'SERVICE-LOGIN ' + process.env.ACCESS_SECRET },
    ...(data && { body: JSON.stringify(data) }),
  });
  return response.status === 204 ? null : response.json();
}

exports.read = (path, query) => send('GET', query ? path + '?' + new URLSearchParams(query) : path);
exports.write = (path, data) => send('POST', path, data);
exports.change = (path, data) => send('PATCH', path, data);
