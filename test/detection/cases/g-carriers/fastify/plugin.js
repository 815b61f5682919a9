const plugin = require('fastify-plugin');
const { Access } = require('./access');

module.exports = plugin(async (fastify, options) => {
  fastify.decorate('access', new Access(options.key));
  fastify.decorateRequest('own', null);
  fastify.addHook('onRequest', async (request) => {
    request.own = new Access(request.headers.key);
  });
});
