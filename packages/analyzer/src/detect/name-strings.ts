/** Field names in strings: `get(card, 'sub_type')`, `pick(card, ['sub_type'])`, `keyBy(events, 'id')`, column definitions. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/evaluator.js';
import { elementOf } from '../evaluate/members.js';
import { typeNodeValue } from '../evaluate/types.js';
import { confidenceOf } from '../requests/confidence.js';
import { ancestor, indexOf, parentOf } from '../syntax/module-index.js';
import { literalString, memberName, propertyName } from '../syntax/nodes.js';
import { alternatives, union, UNKNOWN, type Value } from '../values/value.js';
import { isField } from './field-names.js';
import type { MatchList } from './match-list.js';

/** Functions that take an object or list first and field names after it. */
const READERS = new Set([
  'get',
  'has',
  'result',
  'pick',
  'omit',
  'keyBy',
  'groupBy',
  'countBy',
  'indexBy',
  'orderBy',
  'sortBy',
  'uniqBy',
  'unionBy',
  'maxBy',
  'minBy',
  'sumBy',
  'meanBy',
  'map',
  'pluck',
  'prop',
  'property',
]);

/** Keys of column, field and form definitions whose value is a field name. */
const DEFINITIONS = new Set(['dataIndex', 'accessorKey', 'accessor', 'field', 'dataKey', 'sortKey', 'prop']);

/** Adds the matches of field names written as strings. */
export function detectNameStrings(context: Context, module: SourceModule, list: MatchList): void {
  for (const literal of indexOf(module).literals) {
    const name = literalString(literal);
    if (name === undefined || !context.index.fieldTargets.has(name)) continue;
    refill(context);
    const found = readerCall(context, literal, module) ?? definition(context, literal, module);
    if (!found) continue;
    for (const value of alternatives(found.owner)) {
      if (value.kind !== 'resource') continue;
      for (const entry of context.index.fieldTargets.get(name) ?? []) {
        if (!isField(context, entry.target, value.resource) || entry.target.unless || entry.target.when) continue;
        list.add({
          entry,
          module,
          node: literal,
          spelling: name,
          belief: confidenceOf(context, value.source),
          site: { form: 'string', node: literal, ...(found.call ? { call: found.call } : {}) },
        });
      }
    }
  }
}

interface Named {
  owner: Value;
  call?: AnyNode;
}

function readerCall(context: Context, literal: AnyNode, module: SourceModule): Named | undefined {
  let argument = literal;
  let call = parentOf(literal, module);
  if (call?.type === 'ArrayExpression') {
    argument = call;
    call = parentOf(call, module);
  }
  if (call?.type !== 'CallExpression' || call.arguments[0] === argument) return undefined;
  const { callee } = call;
  const name =
    callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  const [object] = call.arguments;
  if (name === undefined || !READERS.has(name) || !object) return undefined;
  const value = context.evaluate(object, module, undefined);
  return { owner: union([value, elementOf(value)]), call };
}

/** `{ accessorKey: 'sub_type' }` in a list typed by a resource: `Column<Card>[]`. */
export function definition(context: Context, literal: AnyNode, module: SourceModule): Named | undefined {
  const property = parentOf(literal, module);
  if (property?.type !== 'Property' || property.value !== literal) return undefined;
  if (!DEFINITIONS.has(propertyName(property) ?? '')) return undefined;
  const holder = ancestor(property, module, (node) => typesOf(node).length > 0);
  if (!holder) return undefined;
  return { owner: union(typesOf(holder).flatMap((type) => typeArguments(context, type, module))) };
}

/** The types written on a declaration, a cast or a call. */
function typesOf(node: AnyNode): AnyNode[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.id.typeAnnotation ? [node.id.typeAnnotation.typeAnnotation] : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [node.typeAnnotation];
    case 'CallExpression':
      return node.typeArguments?.params ?? [];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.returnType ? [node.returnType.typeAnnotation] : [];
    default:
      return [];
  }
}

/** The values of all type arguments below a type, at any depth. */
function typeArguments(context: Context, type: AnyNode, module: SourceModule): Value[] {
  switch (type.type) {
    case 'TSArrayType':
      return typeArguments(context, type.elementType, module);
    case 'TSTypeOperator':
      return typeArguments(context, type.typeAnnotation, module);
    case 'TSTypeReference':
      return (type.typeArguments?.params ?? []).flatMap((node) => [
        elementOrSelf(typeNodeValue(context, node, module)),
        ...typeArguments(context, node, module),
      ]);
    default:
      return [];
  }
}

function elementOrSelf(value: Value): Value {
  const element = elementOf(value);
  return element === UNKNOWN ? value : union([value, element]);
}
