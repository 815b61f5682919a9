const axios = require('axios');

const client = axios.create({ baseURL: process.env.ACCESS_URL || 'https://api.access.example' });

exports.cards = (params) => client.get('/cards', { params }).then((response) => response.data);
exports.groups = () => client.get('/groups').then((response) => response.data);
