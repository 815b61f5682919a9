const got = require('got');

module.exports = function (RED) {
  function DoorServer(config) {
    RED.nodes.createNode(this, config);
    const node = this;
    node.doors = got.extend({
      prefixUrl: 'https://api.access.example',
      headers: { Authorization: 'SERVICE-LOGIN ' + node.credentials.secret },
    });
    node.list = function (path) {
      return node.doors(path).json();
    };
    node.groups = function () {
      return node.doors('groups').json();
    };
  }
  RED.nodes.registerType('door-server', DoorServer);

  function CalendarServer(config) {
    RED.nodes.createNode(this, config);
    const self = this;
    self.calendar = got.extend({ prefixUrl: 'https://calendar.example' });
    self.list = function (path) {
      return self.calendar(path).json();
    };
  }
  RED.nodes.registerType('calendar-server', CalendarServer);
};
