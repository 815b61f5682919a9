'use strict';

// Same shape, its own service.
var request = require('request');

function Days(client) {
  this.client = client;
}

Days.prototype.events = function (cb) {
  this.client._request('GET', '/events', cb);
};

function Calendar() {
  this.days = new Days(this);
}

Calendar.prototype._request = function (method, path, cb) {
  request({ method: method, uri: 'https://calendar.example' + path }, cb);
};

module.exports = Calendar;
