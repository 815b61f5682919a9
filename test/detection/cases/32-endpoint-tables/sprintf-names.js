const { sprintf, vsprintf } = require('sprintf-js');
const got = require('got');

const BASE = 'https://api.access.example';
const MEMBER_CARDS = '%(base)s/cards?member_id=%(member)d'; // finds: card-member-id-filter
const ACTIVATE = '%1$s/cards/%2$s/activate'; // finds: card-assignment

exports.cardsOf = (member) => got(sprintf(MEMBER_CARDS, { base: BASE, member })).json();
exports.activate = (id) => got.post(vsprintf(ACTIVATE, [BASE, id]));
