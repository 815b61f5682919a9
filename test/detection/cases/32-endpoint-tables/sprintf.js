const { sprintf } = require('sprintf-js');
const util = require('util');
const axios = require('axios');

const api = axios.create({ baseURL: 'https://api.access.example' });

exports.activate = (id) => api.post(sprintf('/cards/%d/activate', id)); // finds: card-assignment
exports.deactivate = (id) => api.post(util.format('/cards/%s/deactivate', id)); // finds: card-assignment
exports.read = (token) => api.get(sprintf('/cards/%s', token)); // finds: card-identifier
