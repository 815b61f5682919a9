import axios = require('axios');

export = axios.create({ baseURL: 'https://api.access.example' });
