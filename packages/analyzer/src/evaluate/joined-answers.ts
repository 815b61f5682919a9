/** What jQuery makes of several requests that are waited for together: `$.when(loadCards(), $.getJSON('/groups')).then(([cards], [groups]) => …)`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { returnedBy } from '../syntax/returned.js';
import { UNKNOWN, alternatives, type Frame, type Place, type Value } from '../values/value.js';
import type { Context } from './context.js';

/** One request gives what it gives alone; of several each gives a list of data, status and request, where no function came between. */
export function joinedAnswers(context: Context, args: readonly Value[], { node, module, frame }: Place): Value {
  const written = node.type === 'CallExpression' ? node.arguments : [];
  if (written.some(({ type }) => type === 'SpreadElement')) return UNKNOWN;
  const [only] = args;
  if (only && args.length === 1) return only;
  const elements = args.map((value, index) => {
    const argument = written[index];
    const isWhole = argument && isAnswerItself(context, argument, module, frame, 0);
    return (): Value => (isWhole ? { kind: 'array', place: undefined, elements: [() => value] } : value);
  });
  return { kind: 'array', place: undefined, elements, apart: true };
}

/** What a promise hands to a function that waits for it: one value, or several. */
export function handedOn(value: Value): Value[] {
  return value.kind === 'array' && value.apart ? value.elements.map((read) => read()) : [value];
}

const MAX_HOPS = 4;

/** Methods that give the request they are called on. */
const SAME = new Set(['done', 'fail', 'always', 'progress', 'catch']);

/** True for the call of the library itself, also in a function, and for a variable that holds it; false behind `then`. */
function isAnswerItself(
  context: Context,
  expression: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
  hops: number,
): boolean {
  const node = unwrap(expression);
  if (hops > MAX_HOPS) return false;
  const isItself = (inner: AnyNode, at = module): boolean => isAnswerItself(context, inner, at, undefined, hops + 1);
  if (node.type === 'Identifier') {
    const made = variableAt(node.name, node, module)?.defs[0]?.node as AnyNode | undefined;
    return made?.type === 'VariableDeclarator' && made.init ? isItself(made.init) : false;
  }
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression' && SAME.has(memberName(callee) ?? '')) return isItself(callee.object);
  const targets = alternatives(context.evaluate(callee, module, frame));
  return targets.every((target) => {
    if (target.kind === 'library') return true;
    const returned = target.kind === 'function' ? returnedBy(target.node, target.module) : [];
    return returned.length > 0 && target.kind === 'function' && returned.every((item) => isItself(item, target.module));
  });
}
