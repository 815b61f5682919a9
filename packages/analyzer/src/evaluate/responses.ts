/** From a request to the data of its answer. */
import { describeRequest } from '../requests/describe.js';
import type { HttpRequest } from '../requests/http-request.js';
import { FOREIGN, UNKNOWN, union, type ResponseValue, type Source, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { declaredAs } from './types.js';

/** What the call of a request gives: the answer, or its body where the library hands that out at once. */
export function bodyOfAnswer(context: Context, request: HttpRequest): Value {
  if (request.library.answer.kind === 'direct') return dataOf(context, request);
  return { kind: 'response', request };
}

/** A member of an answer: its body, or a method that gives it. */
export function responseMember(context: Context, value: ResponseValue, name: string): Value {
  const { answer } = value.request.library;
  return answer.kind === 'property' && name === answer.name ? declaredData(context, value) : UNKNOWN;
}

/** `response.json()`. */
export function responseMethod(context: Context, value: ResponseValue, name: string): Value | undefined {
  const { answer } = value.request.library;
  if (answer.kind !== 'method' || !answer.names.includes(name)) return undefined;
  return name === 'clone' ? value : declaredData(context, value);
}

function declaredData(context: Context, value: ResponseValue): Value {
  const data = dataOf(context, value.request);
  return value.declared ? declaredAs(data, value.declared) : data;
}

/** The decoded body: the resource of the operation, or something unknown of the service, or somebody else's. */
export function dataOf(context: Context, request: HttpRequest): Value {
  const source: Source = { kind: 'request', request };
  const targets = describeRequest(context, request);
  if (targets.length === 0) return UNKNOWN;
  return union(
    targets.map((target): Value => {
      if (target.owner === 'foreign') return FOREIGN;
      const response = target.operation?.response;
      if (response) return { kind: 'resource', resource: response.resource, list: response.list, source };
      return target.owner === 'ours' ? { kind: 'resource', resource: '*', list: false, source } : UNKNOWN;
    }),
  );
}
