'use strict';

const axios = require('axios');
const { Cards, Groups, MemberExports } = require('./resources');

class AccessClient {
  constructor({ secret, baseURL = 'https://api.access.example' }) {
    this.http = axios.create({ baseURL, headers: { Authorization: `SERVICE-LOGIN ${secret}` } });
    this.cards = new Cards(this);
    this.groups = new Groups(this);
    this.memberExports = new MemberExports(this);
  }
}

module.exports = AccessClient;
