'use strict';
const http_1 = require('./http');
exports.enroll = (card) => http_1.request.call(null, 'POST', '/cards/enroll', { card }); // finds: card-enroll
