/** Members that are set by a call of Vue 2: `Vue.set(state.byId, card.id, card)`. */
import { setsMember, setsOnInstance } from '../clients/vue.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { calledName } from './called-name.js';

export interface MemberSet {
  /** The object or list of which a member is set. */
  target: AnyNode;
  key: AnyNode;
  value: AnyNode;
}

/** What a call sets; undefined for other calls. */
export function memberSet(call: AnyNode, module: SourceModule): MemberSet | undefined {
  if (call.type !== 'CallExpression' || call.arguments.length !== 3) return undefined;
  const [target, key, value] = call.arguments;
  const callee = unwrap(call.callee);
  const method = callee.type === 'MemberExpression' ? (memberName(callee) ?? '') : '';
  const owner = callee.type === 'MemberExpression' ? unwrap(callee.object) : callee;
  const isSet = setsOnInstance(method) || setsMember(packageOf(owner, module), method || calledName(callee, module));
  return isSet && target && key && value ? { target, key, value } : undefined;
}

/** The package that a name is imported from. */
function packageOf(name: AnyNode, module: SourceModule): string {
  const variable = name.type === 'Identifier' ? variableAt(name.name, name, module) : undefined;
  const declaration = variable?.defs[0]?.parent as AnyNode | undefined;
  return declaration?.type === 'ImportDeclaration' ? declaration.source.value : '';
}
