const axios = require('axios').default;

class Client {
  constructor() {
    this.http = axios.create({ baseURL: 'https://api.access.example' });
  }

  get(path, params) {
    return this.http.get(path, { params }).then((res) => res.data);
  }
}

module.exports = new Client();
module.exports.Client = Client;
