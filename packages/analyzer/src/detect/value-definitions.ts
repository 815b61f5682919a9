/** Values of a field that is named beside them: `{ dataIndex: 'type', filters: [{ value: 'legacy' }] }`, `filter(cards, { type: 'legacy' })`. */
import { calledName } from '../evaluate/called-name.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { literalString, propertyName, unwrap, type NodeOf } from '../syntax/nodes.js';
import type { NamedMember } from './value-containers.js';

/** Keys of definitions whose value names the field. */
const NAMES = new Set(['dataIndex', 'accessorKey', 'accessor', 'field', 'dataKey', 'prop']);
/** Keys of definitions that list values of the field. */
const LISTS = new Set([
  'filters',
  'options',
  'values',
  'valueOptions',
  'filteredValue',
  'defaultFilteredValue',
  'enum',
]);

/**
 * The field that a definition around a list (or, with `key`, around a row `{ value: … }` of a list) is for: the literal that names it,
 * whose owner is what the definition is typed by.
 */
export function heldByDefinition(node: AnyNode, module: SourceModule, key?: string): NamedMember | undefined {
  if (key !== undefined && key !== 'value') return undefined;
  const list = key === undefined ? node : takenBy(node, module).taker;
  const property = list && takenBy(list, module).taker;
  if (property?.type !== 'Property' || !LISTS.has(propertyName(property) ?? '')) return undefined;
  const definition = parentOf(property, module);
  if (definition?.type !== 'ObjectExpression') return undefined;
  for (const item of definition.properties) {
    if (item.type !== 'Property' || !NAMES.has(propertyName(item) ?? '')) continue;
    const name = literalString(unwrap(item.value));
    if (name !== undefined) return { owner: { node: item.value, module }, name, by: 'definition' };
  }
  return undefined;
}

/** Functions that match the elements of their first argument against a pattern: `{ type: 'legacy' }`, `['type', 'legacy']`. */
const MATCHERS = new Set([
  'filter',
  'reject',
  'find',
  'findLast',
  'findIndex',
  'some',
  'every',
  'partition',
  'remove',
  'isMatch',
  'where',
  'findWhere',
  'assign',
  'merge',
]);

/** Functions that make a test of a pattern, for whoever is given the test. */
const MAKERS = new Set(['matches', 'whereEq']);

/** The field of a list's elements that a pattern object or pair names. */
export function heldByPattern(pattern: AnyNode, name: string, module: SourceModule): NamedMember | undefined {
  const { place, taker: call } = takenBy(pattern, module);
  if (call?.type !== 'CallExpression') return undefined;
  const called = calledName(call.callee, module);
  if (MAKERS.has(called)) return { owner: { node: call, module }, name, by: 'function' };
  if (!MATCHERS.has(called)) return undefined;
  const [first] = call.arguments;
  if (first && first !== place) return { owner: { node: first, module }, name, by: 'value' };
  // `_(cards).filter({ type: 'legacy' })`.
  return call.callee.type === 'MemberExpression'
    ? { owner: { node: call.callee.object, module }, name, by: 'value' }
    : undefined;
}

/** The field that `propEq('legacy', 'type')` and `matchesProperty('type', 'legacy')` compare with the value, whichever comes first. */
export function heldByTest(
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  value: AnyNode,
  module: SourceModule,
): NamedMember | undefined {
  if (!/^(?:propEq|matchesProperty)$/.test(calledName(call.callee, module))) return undefined;
  const name = call.arguments
    .slice(0, 2)
    .flatMap((argument) => (argument === value ? [] : (literalString(argument) ?? [])))[0];
  return name === undefined ? undefined : { owner: { node: call, module }, name, by: 'function' };
}
