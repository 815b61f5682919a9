/** Fields and values that a mock of the service answers with and the service no longer sends. */
import type { FieldTarget, Operation } from '@curfew/schedule';
import type { Context } from '../evaluate/context.js';
import { memberOf } from '../evaluate/members.js';
import { bodiesIn } from '../evaluate/replies.js';
import { isEnvelope } from '../evaluate/resource-members.js';
import { assuming, type Belief } from '../requests/confidence.js';
import type { RequestTarget } from '../requests/describe.js';
import type { HttpRequest } from '../requests/http-request.js';
import { operationsAt } from '../requests/match-operation.js';
import { alternatives, plainText, type Value } from '../values/value.js';
import { holdsOfValue } from './conditions.js';
import { isField } from './field-names.js';
import type { MatchList } from './match-list.js';
import { namesGiven } from './object-names.js';
import { detectSentValue } from './sent-values.js';

/** Adds the matches of what a mock answers to the operation of a target; a mock for all methods, to each operation of its path. */
export function detectMockReplies(
  context: Context,
  request: HttpRequest,
  target: RequestTarget,
  belief: Belief,
  list: MatchList,
): void {
  if (request.replies.length === 0) return;
  const operations = answeredBy(context, target, request.method.value);
  detectAnswers(context, operations, () => request.replies.flatMap((read) => read()), belief, list);
}

/** The operation of a target; where neither the method is known nor one operation, each of the path. */
export function answeredBy(
  context: Context,
  target: Pick<RequestTarget, 'operation' | 'reading'>,
  method: string | undefined,
): Operation[] {
  if (target.operation) return [target.operation];
  return method === undefined ? operationsAt(context, target.reading) : [];
}

/** Adds the matches of answers that are written for operations. */
export function detectAnswers(
  context: Context,
  operations: readonly Operation[],
  answers: () => readonly Value[],
  belief: Belief,
  list: MatchList,
): void {
  for (const { response, assumed, method, path } of operations) {
    if (!response) continue;
    const evidence = [`a mock answers ${method} ${path} with it`, ...belief.evidence];
    const believed = assuming({ ...belief, evidence }, assumed ? `${method} ${path}` : undefined);
    for (const value of answers()) addAnswer(context, value, response, believed, list);
  }
}

/** An answer is what the operation gives: a resource or a list of it, also in an envelope. */
function addAnswer(
  context: Context,
  value: Value,
  response: NonNullable<Operation['response']>,
  belief: Belief,
  list: MatchList,
): void {
  for (const part of bodiesIn(context, value)) {
    const inner = part.kind === 'object' ? [...part.entries].filter(([name]) => isEnvelope(name)) : [];
    for (const [, entry] of inner) addAnswer(context, entry.value(), response, belief, list);
    if (part.kind !== 'object' || !response.list) addFields(context, part, response.resource, belief, list, 0);
  }
}

const MAX_DEPTH = 6;

/** The deprecated fields and values of a resource, or of a list of it, as it is written. */
export function addFields(
  context: Context,
  value: Value,
  resource: string,
  belief: Belief,
  list: MatchList,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  for (const part of alternatives(value)) {
    if (part.kind === 'array')
      for (const element of part.elements) addFields(context, element(), resource, belief, list, depth + 1);
    if (part.kind === 'list') addFields(context, part.element, resource, belief, list, depth + 1);
    if (part.kind === 'object') addFieldsOfObject(context, part, resource, belief, list, depth);
  }
}

function addFieldsOfObject(
  context: Context,
  object: Value,
  resource: string,
  belief: Belief,
  list: MatchList,
  depth: number,
): void {
  for (const given of namesGiven(context, object)) {
    const { name, node, module, site } = given;
    for (const entry of context.index.fieldTargets.get(name) ?? []) {
      const { target } = entry;
      if (target.side === 'request' || !isField(context, target, resource)) continue;
      if (!holds(context, target, object)) continue;
      list.add({ entry, module, node, spelling: name, belief, site });
    }
    const own = context.index.fieldNames.get(name) ?? name;
    const field = context.schedule.resources[resource]?.fields[own];
    const believed = assuming(belief, field?.assumed ? `${resource}.${own}` : undefined);
    if (field?.values !== undefined) detectSentValue(context, field.values, given, believed, list);
    if (field?.resource !== undefined) addFields(context, given.value(), field.resource, believed, list, depth + 1);
  }
}

/** True where a target has no condition, or the object itself says that it is met. */
function holds(context: Context, target: FieldTarget, object: Value): boolean {
  const condition = target.unless ?? target.when;
  if (!condition) return true;
  const value = plainText(memberOf(context, object, condition.field));
  return value !== undefined && holdsOfValue(condition, value) === (target.when !== undefined);
}
