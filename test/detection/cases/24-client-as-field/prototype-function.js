const axios = require('axios');

function Doors(secret) {
  this.http = axios.create({
    baseURL: 'https://api.access.example',
    headers: { Authorization: 'SERVICE-LOGIN ' + secret },
  });
}

Doors.prototype.enroll = function (token) {
  return this.http.post('/cards/enroll', { card: { token: token } }); // finds: card-enroll
};

module.exports = Doors;
