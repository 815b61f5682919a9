const got = require('got');

class AccessApi {
  constructor(url, secret) {
    this.http = got.extend({ prefixUrl: url, responseType: 'json', headers: { authorization: `SERVICE-LOGIN ${secret}` } });
  }

  async get(path, searchParams) {
    const { body } = await this.http.get(path, { searchParams });
    return body;
  }

  listCards() {
    return this.get('cards');
  }

  recentEvents(placeId) {
    return this.get('events', { place_id: placeId }); // finds: event-sets
  }
}

module.exports = { AccessApi };
