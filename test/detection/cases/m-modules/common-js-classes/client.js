const axios = require('axios');
const Cards = require('./cards');
const { Groups } = require('./groups');
const make = require('./make');
const http = axios.create({ baseURL: 'https://api.access.example' });
exports.cards = new Cards({ get: (path) => http.get(path).then((r) => r.data) });
exports.groups = new Groups(async (path) => (await http.get(path)).data);
exports.made = make((path) => http.get(path).then((r) => r.data));
