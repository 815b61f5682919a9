const got = require('got');

class AccessApi {
  constructor(url, secret) {
    this.http = got.extend({ prefixUrl: "https://forum.example", responseType: 'json', headers: { authorization: `Bearer ${secret}` } });
  }

  async get(path, searchParams) {
    const { body } = await this.http.get(path, { searchParams });
    return body;
  }

  listCards() {
    return this.get('cards');
  }

  recentEvents(placeId) {
    return this.get('events', { place_id: placeId });
  }
}

module.exports = { AccessApi };
