const axios = require('axios');
const api = axios.create({ baseURL: 'https://api.access.example' });
require('./mount')(api);
