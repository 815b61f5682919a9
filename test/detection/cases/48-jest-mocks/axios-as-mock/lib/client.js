const axios = require('axios');

exports.createClient = (base) => ({
  get: (path) => axios.get('https://api.access.example' + path).then((r) => r.data),
  list() {
    return this.get('/groups');
  },
});
