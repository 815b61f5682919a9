module.exports = function (RED) {
  function Events(config) {
    RED.nodes.createNode(this, config);
    const server = RED.nodes.getNode(config.server);
    const poll = () =>
      server.send(this, 'GET', 'events', { searchParams: { limit: 50 } }).then((list) => { // finds: event-sets
        this.send([list.map((event) => ({ topic: event.id, payload: event }))]); // finds: event-id
      });
    const timer = setInterval(poll, 60000);
    this.on('close', () => clearInterval(timer));
  }
  RED.nodes.registerType('door-events', Events);
};
