/** Tests that the arguments of a call in progress decide: `body ? 'POST' : 'GET'` where the call has no body. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { unwrap, type NodeOf } from '../syntax/nodes.js';
import { alternatives, type Frame, type TextValue, type Value } from '../values/value.js';
import type { Context } from './context.js';

/** Whether a test about a parameter holds in this call; undefined where that is not told. */
export function isMet(
  context: Context,
  written: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): boolean | undefined {
  if (!frame || frame.outermost) return undefined;
  const test = unwrap(written);
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const inner = isMet(context, test.argument, module, frame);
    return inner === undefined ? undefined : !inner;
  }
  if (test.type === 'BinaryExpression' && /^[!=]==?$/.test(test.operator))
    return isCompared(context, test, module, frame);
  if (!isOfParameter(test, module)) return undefined;
  return agreed(context.evaluate(test, module, frame), isTruthy);
}

/** Whether what a call in progress is given stands in for the rest: `options.host || 'api.example.com'`, `base ?? BASE`. */
export function isGivenInstead(
  context: Context,
  { left, operator }: NodeOf<'LogicalExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): boolean {
  if (!frame || frame.outermost || !isOfParameter(left, module)) return false;
  return agreed(context.evaluate(left, module, frame), operator === '??' ? isGiven : isTruthy) === true;
}

/** `body !== undefined`, `body != null`. */
function isCompared(
  context: Context,
  { left, right, operator }: Extract<AnyNode, { type: 'BinaryExpression' }>,
  module: SourceModule,
  frame: Frame,
): boolean | undefined {
  const isNothing =
    (right.type === 'Identifier' && right.name === 'undefined') || (right.type === 'Literal' && right.raw === 'null');
  if (!isNothing || !isOfParameter(unwrap(left), module)) return undefined;
  const isThere = agreed(context.evaluate(left, module, frame), isGiven);
  return isThere === undefined ? undefined : isThere === operator.startsWith('!');
}

/** A parameter, a member of one, or a name taken from one. */
function isOfParameter(written: AnyNode, module: SourceModule): boolean {
  let node = unwrap(written);
  while (node.type === 'MemberExpression') node = unwrap(node.object);
  if (node.type !== 'Identifier') return false;
  const [definition, ...others] = variableAt(node.name, node, module)?.defs ?? [];
  if (!definition || others.length > 0) return false;
  if (definition.type === 'Parameter') return true;
  const declared = definition.node as AnyNode;
  return (
    declared.type === 'VariableDeclarator' &&
    declared.id.type === 'ObjectPattern' &&
    declared.init?.type === 'Identifier' &&
    isOfParameter(declared.init, module)
  );
}

function agreed(value: Value, ask: (part: Value) => boolean | undefined): boolean | undefined {
  const [first, ...others] = alternatives(value).map(ask);
  return others.every((other) => other === first) ? first : undefined;
}

function isGiven(part: Value): boolean | undefined {
  if (part.kind === 'constant') return part.value !== undefined && part.value !== null;
  return part.kind === 'text' ? true : isTruthy(part);
}

const THERE = new Set<Value['kind']>([
  'object',
  'array',
  'function',
  'class',
  'instance',
  'client',
  'query',
  'url',
  'pattern',
]);

function isTruthy(part: Value): boolean | undefined {
  if (part.kind === 'constant') return Boolean(part.value);
  if (part.kind === 'text') return hasCharacters(part);
  return THERE.has(part.kind) ? true : undefined;
}

function hasCharacters({ parts }: TextValue): boolean | undefined {
  if (parts.some((part) => 'text' in part && part.text !== '')) return true;
  return parts.length === 0 ? false : undefined;
}
