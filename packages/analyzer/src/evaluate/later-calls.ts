/** What is called on a value after it was made: along its chain, and on the variable that holds it. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { once, type Context } from './context.js';

export interface LaterCall {
  name: string;
  call: NodeOf<'CallExpression'>;
}

/** The method calls on the value of an expression: `make().a().b()`, and `v.c()` where `v` holds it. */
export function callsOn(context: Context, node: AnyNode, module: SourceModule): readonly LaterCall[] {
  return once(context, 'calls-on', node, [] as LaterCall[], () => {
    const calls = chainOf(node, module);
    const variable = holderOf(node, module);
    if (variable) for (const reference of referencesOf(variable, module)) calls.push(...chainOf(reference, module));
    return calls;
  });
}

/** The calls of the member chain that begins at a node. */
function chainOf(node: AnyNode, module: SourceModule): LaterCall[] {
  const calls: LaterCall[] = [];
  for (let current = outermost(node, module); ;) {
    const member = parentOf(current, module);
    if (member?.type !== 'MemberExpression' || member.object !== current) return calls;
    const call = parentOf(outermost(member, module), module);
    const name = memberName(member);
    if (call?.type !== 'CallExpression' || call.callee !== outermost(member, module) || name === undefined)
      return calls;
    calls.push({ name, call });
    current = outermost(call, module);
  }
}

/** The variable that is declared or assigned with the value, also at the end of its chain. */
export function holderOf(node: AnyNode, module: SourceModule): VariableLike | undefined {
  const end = outermost(chainOf(node, module).at(-1)?.call ?? node, module);
  const parent = parentOf(end, module);
  if (parent?.type === 'VariableDeclarator' && parent.init === end && parent.id.type === 'Identifier') {
    return variableAt(parent.id.name, parent.id, module);
  }
  if (parent?.type === 'AssignmentExpression' && parent.right === end && parent.left.type === 'Identifier') {
    return variableAt(parent.left.name, parent.left, module);
  }
  return undefined;
}

/** The node with the casts, `!`, chains and `await` around it. */
function outermost(node: AnyNode, module: SourceModule): AnyNode {
  let current = node;
  for (let parent = parentOf(current, module); parent; parent = parentOf(current, module)) {
    const around =
      parent.type === 'AwaitExpression' ||
      parent.type === 'ChainExpression' ||
      parent.type === 'ParenthesizedExpression' ||
      parent.type === 'TSAsExpression' ||
      parent.type === 'TSSatisfiesExpression' ||
      parent.type === 'TSNonNullExpression';
    if (!around) return current;
    current = parent;
  }
  return current;
}
