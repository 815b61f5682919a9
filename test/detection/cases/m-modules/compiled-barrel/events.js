'use strict';
const http_1 = require('./http');
exports.list = list;
async function list(path) {
  return (0, http_1.request)('GET', path);
}
