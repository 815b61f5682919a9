const got = require('got');

module.exports = function (RED) {
  function DoorServer(config) {
    RED.nodes.createNode(this, config);
    const node = this;

    node.http = got.extend({
      prefixUrl: config.url || 'https://api.access.example',
      responseType: 'json',
      headers: { Authorization: 'SERVICE-LOGIN ' + node.credentials.secret },
    });

    node.send = function (caller, method, path, options) {
      caller.status({ fill: 'blue', shape: 'ring', text: method });
      return node.http(path, Object.assign({ method: method }, options)).then(function (res) {
        caller.status({});
        return res.body;
      });
    };
  }
  RED.nodes.registerType('door-server', DoorServer);

  RED.httpAdmin.get('/door-server/:id/groups', function (req, res) {
    const server = RED.nodes.getNode(req.params.id);
    server.http('groups').then(function (answer) {
      res.json(answer.body.map((group) => group.name + ' (' + group.members_count + ')')); // finds: members-count
    });
  });
};
