const { ofetch } = require('ofetch');
const { default: wretch } = require('wretch');

const access = ofetch.create({ baseURL: 'https://api.access.example' });

exports.enroll = (card) => access('/cards/enroll', { method: 'POST', body: { card } }); // finds: card-enroll
exports.block = (id) => wretch(`https://api.access.example/cards/${id}/deactivate`).post().res(); // finds: card-assignment
