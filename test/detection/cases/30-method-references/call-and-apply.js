const axios = require('axios');

const api = axios.create({ baseURL: 'https://api.access.example' });

exports.enroll = (card) => api.post.call(api, '/cards/enroll', { card }); // finds: card-enroll
exports.events = (params) => api.get.apply(api, ['/events', { params }]); // finds: event-sets
