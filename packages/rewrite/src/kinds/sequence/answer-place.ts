/** What the answer of a call is, and what takes it. */
import type { AnswerPlace, AnyNode } from '@curfew/analyzer';
import type { Situation } from '../../situation.js';
import { isSamePlace, sourceOf } from '../../text/source-text.js';
import { stringValue } from '../../text/strings.js';
import { propertyOf } from './object-literal.js';
import { readsOf } from './reads-of-answer.js';
import type { WrittenCall } from './written-call.js';

type FunctionNode = Extract<AnyNode, { params: unknown; body?: unknown }>;

/**
 * What the answer of a call is: as the code reads it from a client that no table knows, as the analyzer sees it, or as its library gives
 * it. Undefined where a function of the project makes something of its own of it.
 */
export function answerPlaceOf(situation: Situation, written: WrittenCall): AnswerPlace | undefined {
  const { facts } = situation.context;
  const { module, whole, unit, request, call, decoder } = written;
  if (request.library === 'angular' && call === request.sink.call) return observedPlace(written);
  const seen = facts.answerOf(whole, module) ?? facts.answerOf(unit, module);
  if (request.library === 'sdk' && (seen?.kind ?? 'body') === 'body') {
    return memberRead(situation, written) ?? { kind: 'body' };
  }
  if (seen) return seen;
  if (call !== request.sink.call && facts.calledFunction(call, module)) return undefined;
  if (decoder !== undefined) return { kind: 'body' };
  if (request.library === 'axios') return { kind: 'member', name: 'data' };
  return request.library === 'fetch' ? { kind: 'method', name: 'json' } : { kind: 'body' };
}

/** Angular gives the body, or the whole answer where the options say so. Undefined where they ask for something else. */
function observedPlace({ call }: WrittenCall): AnswerPlace | undefined {
  const options = call.arguments.find((argument) => argument.type === 'ObjectExpression');
  const observe = options && propertyOf(options, 'observe');
  const observed = observe ? stringValue(unwrapped(observe.value)) : 'body';
  const type = options && propertyOf(options, 'responseType');
  if (type && stringValue(unwrapped(type.value)) !== 'json') return undefined;
  if (observed === 'response') return { kind: 'member', name: 'body' };
  return observed === 'body' ? { kind: 'body' } : undefined;
}

/** `'response' as const`. */
function unwrapped(node: AnyNode): AnyNode {
  return node.type === 'TSAsExpression' ? unwrapped(node.expression) : node;
}

/** The member of the answer that the code reads, of those that clients keep a body in. */
function memberRead(situation: Situation, written: WrittenCall): AnswerPlace | undefined {
  const bound = boundAt(situation, written);
  if (!bound) return undefined;
  return ['data', 'body']
    .map((name): AnswerPlace => ({ kind: 'member', name }))
    .find((place) => {
      const { members, patterns } = readsOf(situation, written, bound.node, bound.from, place);
      return members.length + patterns.length > 0;
    });
}

/** What takes the answer: what stands around an `await`, the parameter of `.then(…)`, or an element of `Promise.all([…])`. */
function boundAt(situation: Situation, written: WrittenCall): { node: AnyNode; from: AnyNode } | undefined {
  const { facts } = situation.context;
  const { module, whole } = written;
  const parent = facts.parentOf(whole, module);
  if (parent?.type === 'AwaitExpression' || parent?.type === 'YieldExpression') {
    const node = facts.parentOf(parent, module);
    return node && { node, from: parent };
  }
  const callback = callbackOf(situation, written);
  const parameter = callback?.params[0];
  if (callback && parameter) return { node: parameter, from: callback };
  const pattern = elementOfAll(situation, written);
  return pattern && { node: pattern, from: pattern };
}

/** The function in `.then(…)` right behind the call. */
export function callbackOf(
  { context: { facts } }: Situation,
  { module, whole, request }: WrittenCall,
): FunctionNode | undefined {
  const parent = facts.parentOf(whole, module);
  const outer = parent && facts.parentOf(parent, module);
  if (parent?.type !== 'MemberExpression' || outer?.type !== 'CallExpression') return undefined;
  const isHanded = (request.library === 'cypress' ? /^(?:then|should)$/ : /^then$/).test(
    sourceOf(module, parent.property),
  );
  const [callback] = isHanded ? outer.arguments : [];
  return callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression' ? callback : undefined;
}

/** `const [groups, events] = await Promise.all([…, api.get('/events')])`: the part of the pattern for the call. */
export function elementOfAll({ context }: Situation, { module, whole }: WrittenCall): AnyNode | undefined {
  const up = (node: AnyNode | undefined): AnyNode | undefined => node && context.facts.parentOf(node, module);
  const list = up(whole);
  const all = up(list);
  const awaited = up(all);
  const declarator = up(awaited);
  if (list?.type !== 'ArrayExpression' || all?.type !== 'CallExpression') return undefined;
  if (sourceOf(module, all.callee) !== 'Promise.all' || awaited?.type !== 'AwaitExpression') return undefined;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'ArrayPattern') return undefined;
  const index = list.elements.findIndex((element) => element !== null && isSamePlace(element, whole));
  if (list.elements.slice(0, index).some((element) => element?.type === 'SpreadElement')) return undefined;
  return declarator.id.elements[index] ?? undefined;
}
