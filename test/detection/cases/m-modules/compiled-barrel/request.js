'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
exports.request = request;
async function request(method, path, body) {
  const response = await fetch(`https://api.access.example${path}`, { method, body: JSON.stringify(body) });
  return response.json();
}
