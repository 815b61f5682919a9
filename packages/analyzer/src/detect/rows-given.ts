/** Whether what a function reads names of is the service's in one call of it: other calls may hand it rows of their own. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { contains, isFunction, unwrap } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { UNKNOWN, alternatives, isUnknown, type Frame } from '../values/value.js';

/** False where rows come from an argument of the call that nothing is known of. */
export function mayBeGiven(rows: AnyNode, module: SourceModule, frame: Frame | undefined): boolean {
  if (frame?.module !== module || !isFunction(frame.fn)) return true;
  const index = argumentBehind(rows, frame, module);
  if (index === undefined || index < 0) return true;
  const given = frame.args[index] ?? UNKNOWN;
  return alternatives(given).some((part) => !isUnknown(part) && part.kind !== 'constant');
}

/** Steps from an element to the list that it is of. */
const MAX_STEPS = 8;

/** The argument that an expression is, is read from or is an element of. */
function argumentBehind(rows: AnyNode, { fn }: Frame, module: SourceModule): number | undefined {
  let node: AnyNode | undefined = rows;
  for (let steps = 0; node && steps < MAX_STEPS; steps += 1) {
    const root = rootOf(node);
    const definition = root.type === 'Identifier' ? variableAt(root.name, root, module)?.defs[0] : undefined;
    const owner = definition?.node as AnyNode | undefined;
    const binding = definition?.name as AnyNode | undefined;
    if (!owner || !binding) return undefined;
    if (owner === fn && isFunction(owner)) return owner.params.findIndex((parameter) => contains(parameter, binding));
    node = isFunction(owner) ? listOfCallback(owner, module) : sourceOf(owner, module);
  }
  return undefined;
}

/** `rows` of `rows`, `rows[0].card`, `rows.filter(isOpen)`. */
function rootOf(node: AnyNode): AnyNode {
  const inner = unwrap(node);
  if (inner.type === 'MemberExpression') return rootOf(inner.object);
  return inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression'
    ? rootOf(inner.callee.object)
    : inner;
}

function listOfCallback(callback: AnyNode, module: SourceModule): AnyNode | undefined {
  const { taker: call } = takenBy(callback, module);
  return call?.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? call.callee.object : undefined;
}

function sourceOf(declarator: AnyNode, module: SourceModule): AnyNode | undefined {
  if (declarator.type !== 'VariableDeclarator') return undefined;
  if (declarator.init) return declarator.init;
  const loop = parentOf(parentOf(declarator, module) ?? declarator, module);
  return loop?.type === 'ForOfStatement' ? loop.right : undefined;
}
