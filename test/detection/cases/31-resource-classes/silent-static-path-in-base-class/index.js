'use strict';

const axios = require('axios');
const { Cards, Groups, MemberExports } = require('./resources');

class ForumClient {
  constructor({ secret, baseURL = 'https://api.forum.example' }) {
    this.http = axios.create({ baseURL, headers: { Authorization: `Bearer ${secret}` } });
    this.cards = new Cards(this);
    this.groups = new Groups(this);
    this.memberExports = new MemberExports(this);
  }
}

module.exports = ForumClient;
