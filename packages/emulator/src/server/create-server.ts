import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { addControlRoutes } from './control-routes.js';
import { addOperationRoutes } from './operation-routes.js';
import { Refusal } from './refusal.js';
import type { ServerState } from './server-state.js';

/** Bytes of a request body; more is 413. */
const BODY_LIMIT = 256 * 1024;

/**
 * The HTTP side: bodies, errors and routes. Errors are `{ error, deprecation? }`, a shape of the emulator's own.
 * @param onFault told of what is the emulator's fault; the client reads 500
 */
export function createServer(state: ServerState, onFault: (error: unknown) => void): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // A client's open connection does not keep the process.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => void refuse(error, reply, state, onFault),
  });
  acceptEmptyJson(app);
  app.setErrorHandler((error: FastifyError | Refusal, _request, reply) => refuse(error, reply, state, onFault));
  addControlRoutes(app, state);
  addOperationRoutes(app, state);
  return app;
}

/** Bodies are JSON and nothing else; every request says so, also one without a body (section 1). */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

function refuse(
  error: Error,
  reply: FastifyReply,
  { schedule }: ServerState,
  onFault: (error: unknown) => void,
): FastifyReply {
  if (error instanceof Refusal) {
    const { status, message, deprecation, allow } = error;
    const { auth } = schedule.service;
    // RFC 9110, section 15.5.2: a 401 says which scheme is expected.
    if (status === 401 && auth !== 'unknown') reply.header('www-authenticate', auth.scheme);
    if (allow) reply.header('allow', allow.join(', '));
    return reply.code(status).send({ error: message, ...(deprecation !== undefined && { deprecation }) });
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 500) return reply.code(status).send({ error: error.message });
  onFault(error);
  return reply.code(500).send({ error: 'The emulator failed at a fault of its own.' });
}
