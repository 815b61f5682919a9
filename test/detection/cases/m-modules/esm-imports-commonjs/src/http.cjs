const axios = require('axios');

const http = axios.create({ baseURL: 'https://api.access.example' });

module.exports = { http };
