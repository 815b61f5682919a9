'use strict';

var request = require('request');
var Doors = require('./doors');
var people = require('./people');

function Access(options) {
  if (!(this instanceof Access)) return new Access(options);
  options = options || {};
  this.host = options.host || 'https://api.access.example';
  this.doors = new Doors(this);
  this.people = new people.People(this);
}

Access.prototype._request = function (method, path, opts, cb) {
  if (typeof opts === 'function') {
    cb = opts;
    opts = {};
  }
  request({ method: method, uri: this.host + path, qs: opts.qs, json: true }, function (error, response, body) {
    cb(error, body);
  });
};

module.exports = Access;
