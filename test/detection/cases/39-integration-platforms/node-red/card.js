const ACTIONS = {
  assign: { method: 'POST', path: 'cards/{id}/assign' }, // finds: card-assignment
  release: { method: 'POST', path: 'cards/{id}/deassign' }, // finds: card-assignment
  show: { method: 'GET', path: 'cards/{id}' },
};

module.exports = function (RED) {
  function CardAction(config) {
    RED.nodes.createNode(this, config);
    const node = this;
    const server = RED.nodes.getNode(config.server);

    node.on('input', function (msg, send, done) {
      const action = ACTIONS[msg.action];
      const path = action.path.replace('{id}', encodeURIComponent(msg.card));
      server
        .send(node, action.method, path, action.method === 'GET' ? {} : { json: msg.payload })
        .then(function (card) {
          node.status({ shape: 'dot', text: card.sub_type }); // finds: card-sub-type
          send(Object.assign(msg, { payload: card }));
          done();
        })
        .catch(done);
    });
  }
  RED.nodes.registerType('door-card', CardAction);
};
