import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Operation } from '@curfew/schedule';
import { answerOnDay } from '../deprecations/answer-on-day.js';
import { checkRequest } from '../deprecations/check-request.js';
import { deprecationHeaders } from '../deprecations/headers.js';
import type { Rule } from '../deprecations/surface.js';
import { type PlayedOperation, playedOperations } from '../routes/all-operations.js';
import { authenticate } from './authenticate.js';
import { methodNotAllowed, Refusal } from './refusal.js';
import { hasPath, routeUrl } from './route-url.js';
import type { ServerState } from './server-state.js';
import { unwrapBody } from './unwrap-body.js';

const ANY_METHOD: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Adds a route for each operation of the schedule, and answers what is none: 405 for another method, else 404. */
export function addOperationRoutes(app: FastifyInstance, state: ServerState): void {
  const all = playedOperations(state.schedule);
  for (const one of all) {
    const { operation } = one;
    const { url, parameters } = routeUrl(operation);
    for (const method of methodsOf(operation)) {
      for (const routed of operation.below === true ? [url, `${url}/*`] : [url]) {
        if (app.hasRoute({ method, url: routed })) continue;
        app.route({
          method,
          url: routed,
          handler: (request, reply) => answer(state, one, parameters, request, reply),
        });
      }
    }
  }
  app.setNotFoundHandler((request) => {
    const [path = ''] = request.url.split('?');
    const here = all
      .filter(({ operation }) => hasPath(operation, path))
      .flatMap(({ operation }) => methodsOf(operation));
    if (here.length === 0) throw new Refusal(404, `There is no operation ${request.method} ${path}.`);
    throw methodNotAllowed(request.method, [...new Set(here)]);
  });
}

function methodsOf({ method }: Operation): HTTPMethods[] {
  return method === '*' ? ANY_METHOD : [method];
}

async function answer(
  state: ServerState,
  { operation, played }: PlayedOperation,
  parameters: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { schedule, surface, store, goneStatus } = state;
  const { asOf } = surface;
  const sender = authenticate(store, schedule.service.auth, request.headers);
  const touched = new Set<Rule>();
  const touch = (rule: Rule): void => void touched.add(rule);
  const given = request.params as Record<string, string>;
  const query = textQuery(request.query as Record<string, string | string[]>);
  const body = unwrapBody(schedule, operation, request.body);
  checkRequest(surface, operation, { query, body }, { goneStatus, touch });
  if (!played) throw new Refusal(501, `The emulator does not know how to play the operation ${operation.id}.`);
  const answered = played.handle({
    store,
    surface,
    asOf,
    operation,
    // HEAD is answered as GET is, without the body.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    params: Object.fromEntries(parameters.map((name, index) => [name, given[`p${index}`] ?? ''])),
    below: (given['*'] ?? '').replace(/^\/+|\/+$/g, ''),
    query,
    body,
    ...sender,
    touch,
  });
  const resource = answered.resource ?? operation.response?.resource;
  const shown = resource === undefined ? answered.body : answerOnDay(surface, resource, answered.body, touch);
  reply.code(answered.status ?? 200).headers(deprecationHeaders(touched, asOf, schedule.service.sunsetDay));
  return reply.send(shown);
}

/** A parameter given several times is one text with commas. */
function textQuery(query: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
