const BASE = 'https://api.access.example';

exports.get = async (path) => (await fetch(BASE + path)).json();
exports.post = function post(path, body) {
  return fetch(BASE + path, { method: 'POST', body: JSON.stringify(body) });
};
