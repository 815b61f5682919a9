'use strict';

function People(client) {
  this.client = client;
}

People.prototype.events = function (cb) {
  this.client._request('GET', '/events', cb); // finds: event-sets
};

exports.People = People;
