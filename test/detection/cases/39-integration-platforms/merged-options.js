async function accessApiRequest(method, resource, body = {}, qs = {}, uri, option = {}) {
  let options = {
    headers: { Accept: 'application/json' },
    method,
    body,
    qs,
    uri: uri || `https://api.access.example${resource}`,
    json: true,
  };
  options = Object.assign({}, options, option);
  if (Object.keys(body).length === 0) {
    delete options.body;
  }
  if (this.getNodeParameter('authentication', 0) === 'oAuth1') {
    return await this.helpers.requestOAuth1.call(this, 'accessOAuth1Api', options);
  }
  return await this.helpers.request.call(this, options);
}

async function accessApiRequestAllItems(property, method, resource, body = {}, query = {}) {
  const found = [];
  query.limit = 100;
  let page;
  do {
    page = await accessApiRequest.call(this, method, resource, body, query);
    query.offset = (query.offset || 0) + 100;
    found.push.apply(found, page);
  } while (page.length > 0);
  return found.map((item) => item[property]);
}

module.exports = {
  async execute() {
    const card = await accessApiRequest.call(this, 'POST', '/cards/enroll', { card: { number: '1' } }); // finds: card-enroll
    const events = await accessApiRequest.call(this, 'GET', '/events', {}, { limit: 10 }); // finds: event-sets
    const names = await accessApiRequestAllItems.call(this, 'name', 'GET', '/member_export_reporters'); // finds: member-export-reporter
    const groups = await accessApiRequest.call(this, 'GET', '/groups');
    return [card.sub_type, events.map((event) => event.id), names, groups]; // finds: card-sub-type, event-id
  },
};
