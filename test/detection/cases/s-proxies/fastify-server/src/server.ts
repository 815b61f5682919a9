import Fastify from 'fastify';
import httpProxy from '@fastify/http-proxy';

const server = Fastify();
await server.register(httpProxy, { upstream: 'https://api.access.example', prefix: '/access', http2: false });
await server.register(httpProxy, { upstream: 'https://api.access.example', prefix: '/internal', rewritePrefix: '/internal' });
await server.listen({ port: 3000 });
