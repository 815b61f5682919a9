/** Lists of definitions of columns, fields and the like: where a definition stands in one, and where the list goes. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf, variableAt } from '../syntax/module-index.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import {
  isClass,
  isFunction,
  memberName,
  propertyName,
  unwrap,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import type { Context } from './context.js';
import { referencesAnywhere, usesOfFunction } from './function-uses.js';
import type { Reference } from './importers.js';
import { heldAt, ownMembers } from './later-calls.js';

/** The list that a definition stands in, with what makes it (`useMemo(() => [...], [])`). */
export function listAround(object: AnyNode, module: SourceModule): AnyNode {
  let place = outermost(object, module);
  for (let parent = parentOf(place, module); parent; parent = parentOf(place, module)) {
    const through =
      parent.type === 'ArrayExpression' ||
      parent.type === 'SpreadElement' ||
      parent.type === 'ConditionalExpression' ||
      (parent.type === 'ArrowFunctionExpression' && parent.body === place) ||
      (parent.type === 'CallExpression' && holdsFirst(parent, place)) ||
      // Columns of a group of columns.
      (parent.type === 'Property' && unwrap(place).type === 'ArrayExpression' && propertyName(parent) !== 'columns') ||
      (parent.type === 'ObjectExpression' && takenBy(parent, module).taker?.type === 'ArrayExpression');
    const same = through ? parent : sameList(parent, place, module);
    if (same) {
      place = outermost(same, module);
      continue;
    }
    const fn = parent.type === 'ReturnStatement' ? ancestor(parent, module, isFunction) : undefined;
    if (!fn || takenBy(fn, module).taker?.type !== 'CallExpression') return place;
    place = outermost(fn, module);
  }
  return place;
}

const SAME_LIST = new Set(['filter', 'concat', 'slice', 'sort', 'toSorted']);

/** `[…].filter(Boolean)`, `columns.concat([…])`: the call that gives the list again. */
function sameList(parent: AnyNode, place: AnyNode, module: SourceModule): AnyNode | undefined {
  if (parent.type === 'CallExpression')
    return parent.callee.type === 'MemberExpression' && memberName(parent.callee) === 'concat' ? parent : undefined;
  if (parent.type !== 'MemberExpression' || parent.object !== place) return undefined;
  const call = parentOf(parent, module);
  const isCalled = call?.type === 'CallExpression' && call.callee === parent;
  return isCalled && SAME_LIST.has(memberName(parent) ?? '') ? call : undefined;
}

/** Functions that hold what they are given, or what the function gives that they are given. */
const HOLDERS = new Set([
  'useMemo',
  'useState',
  'useRef',
  'ref',
  'shallowRef',
  'reactive',
  'computed',
  'signal',
  'markRaw',
]);

function holdsFirst(call: NodeOf<'CallExpression'>, place: AnyNode): boolean {
  const { callee } = call;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && HOLDERS.has(name.name) && call.arguments[0] === place;
}

/** Where a list goes: variables and fields that hold it, functions that give it, lists that it is spread into. */
const MAX_HOPS = 4;

/** Where a list is handed on: at its place, and wherever what holds or gives it is used. */
export function placesOfList(context: Context, place: AnyNode, module: SourceModule, hops = 0): Reference[] {
  const uses = hops < MAX_HOPS ? usesOfList(context, place, module) : [];
  const further = uses.flatMap(({ node, module: at }) => placesOfList(context, listAround(node, at), at, hops + 1));
  return [{ node: place, module }, ...further];
}

function usesOfList(context: Context, place: AnyNode, module: SourceModule): readonly Reference[] {
  const parent = parentOf(place, module);
  const giving = isFunction(place)
    ? place
    : parent?.type === 'ReturnStatement'
      ? ancestor(parent, module, isFunction)
      : undefined;
  if (giving && isFunction(giving)) return callsOf(context, giving, module);
  if (parent?.type === 'PropertyDefinition' || parent?.type === 'AssignmentExpression')
    return heldAt(place, module).map((node) => ({ node, module }));
  const [first] = parent?.type === 'VariableDeclarator' && parent.id.type === 'ArrayPattern' ? parent.id.elements : [];
  const name = parent?.type === 'VariableDeclarator' ? (first ?? parent.id) : undefined;
  const variable = name?.type === 'Identifier' ? variableAt(name.name, name, module) : undefined;
  return variable ? referencesAnywhere(context, variable, module) : [];
}

/** The calls of a function that gives a list; of a getter, where it is read. */
function callsOf(context: Context, fn: FunctionNode, module: SourceModule): Reference[] {
  const method = parentOf(fn, module);
  const owner =
    method?.type === 'MethodDefinition' && method.kind === 'get' ? ancestor(method, module, isClass) : undefined;
  if (owner && method?.type === 'MethodDefinition')
    return ownMembers(owner, propertyName(method), module).map((node) => ({ node, module }));
  return usesOfFunction(context, fn, module).flatMap((use) =>
    use.kind === 'call' ? [{ node: use.call, module: use.module }] : [],
  );
}
