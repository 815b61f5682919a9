/** What calls add to a request after it was begun: `.query({ … })`, `.send(body)`; of a mock, what it answers. */
import type { HttpLibrary, LaterParts } from '../clients/library.js';
import type { HttpRequest, MethodFact } from '../requests/http-request.js';
import type { Place } from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';
import { argumentsOf } from './calls.js';
import type { Context } from './context.js';
import { callsOn, type LaterCall } from './later-calls.js';
import { repliesOf } from './replies.js';
import { partsOf, reader, type PartValues } from './request-parts.js';

/** Query, body and headers of the calls that complete the request. */
export function laterParts(
  context: Context,
  library: HttpLibrary,
  client: ClientValue | undefined,
  method: MethodFact,
  place: Place,
): PartValues[] {
  const { later } = library;
  if (!later) return [];
  const begun = later.on === 'call' ? place : client?.place;
  if (!begun) return [];
  return completing(context, library, begun).flatMap(({ parts, call }) => {
    const read = reader(context, argumentsOf(context, call, begun.module, begun.frame));
    return [partsOf(parts, read, method.value, begun.module)];
  });
}

interface Completion {
  parts: LaterParts;
  call: LaterCall['call'];
}

/** The calls that complete a request, up to the one that gives the client again: what follows it is another request. */
function completing(context: Context, library: HttpLibrary, begun: Place): Completion[] {
  const found: Completion[] = [];
  for (const { name, call } of callsOn(context, begun.node, begun.module)) {
    const parts = library.later && Object.hasOwn(library.later.calls, name) ? library.later.calls[name] : undefined;
    if (parts) found.push({ parts, call });
    if (library.answer.calls && Object.hasOwn(library.answer.calls, name) && library.answer.calls[name] === 'client')
      break;
  }
  return found;
}

/** The method that a call gives a request after it was begun: `useFetch(url).post(body)`. */
export function laterMethod(context: Context, library: HttpLibrary, begun: Place): MethodFact | undefined {
  if (library.later?.on !== 'call') return undefined;
  for (const { parts, call } of completing(context, library, begun)) {
    if (parts.method === undefined || call.callee.type !== 'MemberExpression') continue;
    const site = { module: begun.module, node: call.callee.property, form: 'verb' as const };
    return { value: parts.method, fixed: true, site };
  }
  return undefined;
}

/** What a mock is told to answer after it was begun: `.reply(200, body)`. */
export function laterReplies(context: Context, library: HttpLibrary, begun: Place): HttpRequest['replies'] {
  if (library.later?.on !== 'call') return [];
  return completing(context, library, begun).flatMap(({ parts: { reply }, call }) =>
    reply ? [() => repliesOf(context, reply, argumentsOf(context, call, begun.module, begun.frame))()] : [],
  );
}
