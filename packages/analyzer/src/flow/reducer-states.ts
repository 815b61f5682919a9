/** The flow through states: what a reducer returns is read by the names of its members, and by the name that a store gives to the reducer. */
import { keepsReducers, makesActions, writesEntities } from '../clients/redux.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { calledName } from '../evaluate/called-name.js';
import { isReducer } from '../evaluate/plain-actions.js';
import { ancestor, parentOf, variableAt } from '../syntax/module-index.js';
import { isFunction, memberName, propertyName, unwrap, type NodeOf } from '../syntax/nodes.js';
import { markName, markPattern, markVariable } from './bindings.js';
import type { Marks, Way } from './marks.js';

/** `return { ...state, cards }` in a reducer, `configureStore({ reducer: { cards } })`: `state.cards` reads it. */
export function markStateMember(marks: Marks, property: NodeOf<'Property'>, module: SourceModule, way: Way): void {
  const name = propertyName(property);
  if (name !== undefined && (isInReducer(property, module) || isInStore(property, module))) markName(marks, name, way);
}

function isInReducer(node: AnyNode, module: SourceModule): boolean {
  const fn = ancestor(node, module, isFunction);
  return fn !== undefined && isFunction(fn) && (isReducer(fn, module) || isInReducer(fn, module));
}

function isInStore(node: AnyNode, module: SourceModule): boolean {
  for (let holder = parentOf(node, module); holder; holder = parentOf(holder, module)) {
    if (holder.type === 'CallExpression') return keepsReducers(calledName(holder.callee, module));
    if (holder.type !== 'Property' && holder.type !== 'ObjectExpression') return false;
  }
  return false;
}

/** `loaded(cards)` after `const loaded = createAction('loaded')`: who handles such actions is given it. */
export function markCreated(marks: Marks, callee: AnyNode, module: SourceModule, way: Way): void {
  const variable = callee.type === 'Identifier' ? variableAt(callee.name, callee, module) : undefined;
  const declared = variable?.defs[0]?.node as AnyNode | undefined;
  const made = declared?.type === 'VariableDeclarator' && declared.init ? unwrap(declared.init) : undefined;
  if (variable && made?.type === 'CallExpression' && makesActions(calledName(made.callee, module)))
    markVariable(marks, variable, module, way);
}

/** A reducer that is a method of an adapter of entities: `{ loaded: adapter.setAll }`. */
export function markAdapter(marks: Marks, reducer: AnyNode, module: SourceModule, way: Way): void {
  if (reducer.type === 'MemberExpression' && writesEntities(memberName(reducer) ?? ''))
    markPattern(marks, reducer.object, module, way);
}
