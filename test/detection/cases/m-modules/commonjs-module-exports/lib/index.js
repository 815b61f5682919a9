module.exports.cards = require('./cards');
module.exports.http = require('./http');
