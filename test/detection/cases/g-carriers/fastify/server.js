const server = require('fastify')({ logger: true });

server.register(require('./plugin'), { key: process.env.KEY });

server.get('/sizes', async () => {
  const groups = await server.access.groups();
  return groups.map((group) => group.members_count); // finds: members-count
});

server.get('/own', async (request) => {
  const [group] = await request.own.groups();
  const all = await request.server.access.groups();
  return all.length > 0 && group.members_count; // finds: members-count
});
