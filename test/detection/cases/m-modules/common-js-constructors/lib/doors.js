'use strict';

function Doors(client) {
  this.client = client;
}

Doors.prototype.cardsOf = function (memberId, cb) {
  this.client._request('GET', '/cards', { qs: { member_id: memberId } }, cb); // finds: card-member-id-filter
};

Doors.prototype.activate = function (id, cb) {
  this.client._request('POST', '/cards/' + id + '/activate', cb); // finds: card-assignment
};

module.exports = Doors;
