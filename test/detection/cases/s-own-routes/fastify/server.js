import Fastify from 'fastify';
import got from 'got';

const api = got.extend({ prefixUrl: 'https://api.access.example', responseType: 'json', resolveBodyOnly: true });
const app = Fastify();
const incidents = [];

app.register(
  async (routes) => {
    routes.get('/groups', async () => {
      const groups = await api.get('groups');
      return Object.fromEntries(groups.map((group) => [group.id, group]));
    });
    routes.route({
      method: 'GET',
      url: '/last-seen',
      handler: async (request, reply) => reply.code(200).send(await api.get('presences')),
    });
    routes.get('/events', async () => incidents);
  },
  { prefix: '/desk' },
);

await app.listen({ port: 8080 });
