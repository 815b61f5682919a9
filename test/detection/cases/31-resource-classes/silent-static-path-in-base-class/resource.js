'use strict';

const camelcaseKeys = require('camelcase-keys');
const snakecaseKeys = require('snakecase-keys');

// The calls of all resources go through here.
class Resource {
  constructor(client) {
    this.client = client;
  }

  async _request(method, path = '', payload) {
    const config = { method, url: this.constructor.path + path };
    if (payload && method === 'get') config.params = snakecaseKeys(payload);
    else if (payload) config.data = snakecaseKeys(payload, { deep: true });
    const { data } = await this.client.http.request(config);
    return data ? camelcaseKeys(data, { deep: true }) : undefined;
  }

  list(filter) {
    return this._request('get', '', filter);
  }

  create(attributes) {
    return this._request('post', '', attributes);
  }

  copy() {
    return new this.constructor(this.client);
  }
}

module.exports = Resource;
