/** The flow through what is sent by name: actions that reducers read, payloads that mutations are committed with. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { listens } from '../clients/event-emitters.js';
import { calledName, mentionsOf } from '../evaluate/called-name.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { literalString, propertyName, unwrap, type NodeOf } from '../syntax/nodes.js';
import { markName } from './bindings.js';
import { markParameters } from './forward-calls.js';
import { giversOf } from './givers.js';
import { isNew, mark, modulesWith, type Marks, type Way } from './marks.js';
import { membersNamed } from './member-names.js';

/** `{ type: LOADED, cards }`: a reducer reads `action.cards` where it compares the type. */
export function markAction(
  marks: Marks,
  member: NodeOf<'Property'>,
  object: AnyNode,
  module: SourceModule,
  way: Way,
): void {
  const properties = object.type === 'ObjectExpression' ? object.properties : [];
  const type = properties.find((item) => item.type === 'Property' && propertyName(item) === 'type');
  const name = propertyName(member);
  if (type?.type !== 'Property' || type === member || name === undefined) return;
  markName(marks, name, way);
  mark(marks, type.value, module, 'needs');
  markMentions(marks, type.value, module, way);
}

/** Where else a type is named: by its text, or by the name of its constant. What it is the key of handles it: `{ [LOADED]: (state, action) => … }`. */
function markMentions(marks: Marks, written: AnyNode, from: SourceModule, way: Way): void {
  const node = unwrap(written);
  const text = literalString(node);
  const token = text ?? calledName(node, from);
  if (token === '' || !isNew(marks, `type ${token}`, way)) return;
  for (const module of modulesWith(marks, [token])) {
    const literals = indexOf(module).literals.filter((literal) => literalString(literal) === text);
    for (const mention of [...mentionsOf(token, module), ...literals]) {
      const named = memberNamed(mention, module);
      mark(marks, named, module, 'needs');
      const handler = valueOfKey(named, module);
      if (handler) markParameters(marks, handler, module, way);
    }
  }
}

/** `types.LOADED`, where that is what a name is in. */
function memberNamed(mention: AnyNode, module: SourceModule): AnyNode {
  const parent = parentOf(mention, module);
  return parent?.type === 'MemberExpression' && parent.property === mention ? parent : mention;
}

/** `fn` of `{ [LOADED]: fn }`, `{ LOADED: fn }`. */
function valueOfKey(key: AnyNode, module: SourceModule): AnyNode | undefined {
  const property = parentOf(key, module);
  return property?.type === 'Property' && property.key === key && property.value !== key ? property.value : undefined;
}

/** `bus.emit('cards', cards)`: those that listen to the event of this name receive it. */
export function markEmitted(marks: Marks, call: AnyNode, module: SourceModule, way: Way): void {
  if (call.type !== 'CallExpression' || calledName(call.callee, module) !== 'emit') return;
  const [event] = call.arguments;
  const name = event && literalString(event);
  if (name === undefined || !isNew(marks, `event ${name}`, way)) return;
  for (const place of modulesWith(marks, [name])) {
    for (const other of indexOf(place).calls) {
      if (other.type !== 'CallExpression' || !listens(calledName(other.callee, place))) continue;
      const [on, listener] = other.arguments;
      if (!on || !listener || literalString(on) !== name) continue;
      if (other.callee.type === 'MemberExpression') mark(marks, other.callee.object, place, 'needs');
      markParameters(marks, listener, place, way);
    }
    for (const literal of indexOf(place).literals)
      if (literalString(literal) === name) markDecorated(marks, literal, place, way);
  }
}

/** `@OnEvent('cards')`: the method below it. */
function markDecorated(marks: Marks, event: AnyNode, module: SourceModule, way: Way): void {
  const call = parentOf(event, module);
  const decorator = call && parentOf(call, module);
  const method = decorator?.type === 'Decorator' ? parentOf(decorator, module) : undefined;
  if (call?.type !== 'CallExpression' || method?.type !== 'MethodDefinition') return;
  mark(marks, call.callee, module, 'needs');
  markParameters(marks, method.value, module, way);
}

/** `commit('SET_CARDS', cards)`: a mutation is given it. */
export function markCommitted(marks: Marks, call: AnyNode, module: SourceModule, way: Way): void {
  if (call.type !== 'CallExpression' || calledName(call.callee, module) !== 'commit') return;
  const [type] = call.arguments;
  if (type) mark(marks, type, module, 'needs');
  if (!isNew(marks, 'mutations', way)) return;
  // A store may load its modules by the place of their files.
  for (const place of modulesWith(marks, ['mutations']))
    for (const group of membersNamed('mutations', place).given) markGroup(marks, group, place, way, 0);
}

const MAX_HOPS = 4;

function markGroup(marks: Marks, written: AnyNode, module: SourceModule, way: Way, hops: number): void {
  const group = unwrap(written);
  if (group.type !== 'ObjectExpression') {
    if (hops < MAX_HOPS)
      for (const giver of giversOf(marks, group, module)) markGroup(marks, giver.node, giver.module, way, hops + 1);
    return;
  }
  mark(marks, group, module, 'needs');
  for (const item of group.properties) {
    if (item.type !== 'Property') continue;
    if (item.computed) mark(marks, item.key, module, 'needs');
    markParameters(marks, item.value, module, way);
  }
}
