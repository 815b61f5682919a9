module.exports = function (RED) {
  function Events(config) {
    RED.nodes.createNode(this, config);
    const node = this;
    const server = RED.nodes.getNode(config.calendar);
    const doors = RED.nodes.getNode(config.doors);
    const plan = config.store.getNode(config.calendar);
    node.on('input', async function (msg, send) {
      const events = await server.list('events');
      const groups = await doors.groups();
      const cards = await plan.doors('cards').json();
      send({ payload: [events.map((event) => event.id), groups.map((group) => group.id), cards.map((card) => card.sub_type)] });
    });
  }
  RED.nodes.registerType('calendar-events', Events);
};
