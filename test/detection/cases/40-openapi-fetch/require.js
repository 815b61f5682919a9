const createClient = require('openapi-fetch').default;

const client = createClient({ baseUrl: 'https://api.access.example' });

module.exports.enroll = (card) => client.POST('/cards/enroll', { body: { card } }); // finds: card-enroll
