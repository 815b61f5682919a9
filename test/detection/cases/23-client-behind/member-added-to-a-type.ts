import fp from 'fastify-plugin';
import { request } from 'undici';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    access: { groups(): Promise<Group[]>; latest(): Promise<{ id: number }[]> };
  }
}

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
  locks_count: number;
}

export default fp(async (fastify: FastifyInstance, opts: { key: string }) => {
  const headers = { authorization: `SERVICE-LOGIN ${opts.key}` };
  fastify.decorate('access', {
    async groups() {
      const { body } = await request('https://api.access.example/groups', { headers });
      return (await body.json()) as Group[];
    },
    async latest() {
      const { body, statusCode } = await request('https://api.access.example/events?limit=1', { headers }); // finds: event-sets
      if (statusCode !== 200) return [];
      return body.json() as Promise<{ id: number }[]>; // finds: event-id
    },
  });

  fastify.get('/groups', async () => {
    const groups = await fastify.access.groups();
    return groups.map((g) => ({ name: g.name, size: g.members_count })); // finds: members-count
  });
});
