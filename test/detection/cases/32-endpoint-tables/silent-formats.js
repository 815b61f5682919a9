const util = require('util');
const { sprintf } = require('sprintf-js');
const got = require('got');

const ACCESS = 'https://api.access.example';
exports.card = (id) => got(util.format('%s/cards/%s', ACCESS, id)).json();
exports.forum = (id) => got.post(sprintf('https://forum.example.org/cards/%s/deactivate', id));
exports.note = (id) => console.log(util.format('%s/cards/%d/deactivate is gone', ACCESS, id));
