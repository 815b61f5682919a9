/** The request that a mock is given: its body is what the operation is sent. */
import type { Operation } from '@curfew/schedule';
import { describeRequest } from '../requests/describe.js';
import type { HttpRequest } from '../requests/http-request.js';
import { operationsAt } from '../requests/match-operation.js';
import { returning, madeObject } from '../values/made-values.js';
import { UNKNOWN, union, type Entry, type Value } from '../values/value.js';
import type { Source } from '../values/source.js';
import type { Context } from './context.js';

/** The decoded body that the operation of a mock is sent. */
export function sentData(context: Context, request: HttpRequest): Value {
  const source: Source = { kind: 'request', request };
  return union(
    operationsMocked(context, request).map((operation): Value => {
      const sent = operation.request;
      return sent ? { kind: 'resource', resource: sent.resource, list: false, source } : UNKNOWN;
    }),
  );
}

/** The operations that a mock stands for: of a pattern for all methods, each of its path. */
export function operationsMocked(context: Context, request: HttpRequest): Operation[] {
  return describeRequest(context, request).flatMap((target) => {
    if (target.owner !== 'ours') return [];
    return target.operation ?? (request.method.value === undefined ? operationsAt(context, target.reading) : []);
  });
}

/** Names under which mocks hand the request on, as a member or as what a method gives. */
const SELF = ['request', 'req', 'clone'];
const BODY = ['body', 'json', 'text', 'postDataJSON', 'postData', 'data'];

/** The parameter of a mock's handler, from which the request and its body can be read. */
export function incomingRequest(context: Context, request: HttpRequest): Value {
  const { module } = request.sink;
  const entries = new Map<string, Entry>();
  const incoming: Value = madeObject(entries);
  const readable = (read: () => Value): Entry => ({ value: () => union([read(), returning(read)]), module });
  for (const name of SELF)
    entries.set(
      name,
      readable(() => incoming),
    );
  for (const name of BODY)
    entries.set(
      name,
      readable(() => sentData(context, request)),
    );
  for (const [name, form] of Object.entries(request.library.answersBy ?? {}))
    entries.set(name, { value: () => ({ kind: 'replier', request, form }), module });
  return incoming;
}
