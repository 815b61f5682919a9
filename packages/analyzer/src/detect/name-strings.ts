/** Field names in strings where they stand: column and field definitions, JSX attributes, keys of a type, `'sub_type' in card`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { rowAround, rowOfDefinition } from '../evaluate/column-definitions.js';
import type { Context } from '../evaluate/context.js';
import { contextualValue } from '../evaluate/contextual.js';
import { refill } from '../evaluate/budget.js';
import { watchedBy } from '../evaluate/definitions.js';
import { elementOfProp } from '../evaluate/elements.js';
import { keyOwnerWithTypes, ownerWithTypes } from '../evaluate/oracle-types.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { literalString, propertyName } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isOfService, isUnknown, union, type Value } from '../values/value.js';
import { FIELD_KEYS } from './field-keys.js';
import { addNames } from './named-fields.js';
import type { MatchList } from './match-list.js';

/** Adds the matches of field names written as strings. */
export function detectNameStrings(context: Context, module: SourceModule, list: MatchList): void {
  for (const literal of indexOf(module).literals) {
    const text = literalString(literal);
    if (text === undefined || !mentionsField(context, text)) continue;
    refill(context);
    const owner = ownerOfName(context, literal, text, module);
    if (owner) addNames(context, owner, [{ text, node: literal, module }], undefined, list);
  }
}

/** True for a field name, or a path that has one: `card.two_factor_pin`. */
function mentionsField(context: Context, text: string): boolean {
  return text.split(/[.[\]]/).some((name) => context.index.fieldTargets.has(name));
}

/** The value whose field a string names by its place. */
function ownerOfName(context: Context, literal: AnyNode, text: string, module: SourceModule): Value | undefined {
  const { place, taker: parent } = takenBy(literal, module);
  switch (parent?.type) {
    case 'BinaryExpression':
      return parent.operator === 'in' && parent.left === place
        ? ownerWithTypes(context, context.evaluate(parent.right, module, undefined), text, parent.right, module)
        : undefined;
    case 'JSXAttribute':
      return ownerOfAttribute(context, parent, module);
    default: {
      const defined = definition(context, literal, module);
      const key = ownerOfKey(context, literal, text, module);
      const watched = text.includes('.') ? watchedBy(context, literal, module) : UNKNOWN;
      return defined ? union([defined.owner, key]) : isUnknown(watched) ? key : watched;
    }
  }
}

/** The row that a definition (`{ accessorKey: 'sub_type' }`) speaks of, asked of its field name. */
export function definition(context: Context, literal: AnyNode, module: SourceModule): { owner: Value } | undefined {
  const { place, taker: property } = takenBy(literal, module);
  if (property?.type !== 'Property' || property.value !== place) return undefined;
  const object = parentOf(property, module);
  if (object?.type !== 'ObjectExpression' || !FIELD_KEYS.has(propertyName(property) ?? '')) return undefined;
  return {
    owner: elementOfProp(property, module)
      ? rowAround(context, property, module)
      : rowOfDefinition(context, object, module),
  };
}

/** `const key: keyof Card = 'sub_type'`. */
function ownerOfKey(context: Context, literal: AnyNode, text: string, module: SourceModule): Value {
  const parts = alternatives(contextualValue(context, literal, module));
  const owner = union(parts.flatMap((part) => (part.kind === 'key' ? [part.of] : [])));
  return isOfService(owner) ? owner : keyOwnerWithTypes(context, literal, text, module);
}

/** `<Column field="sub_type" />` below a table of cards; `<Field name="two_factor_pin" />` below a form of one. */
function ownerOfAttribute(
  context: Context,
  attribute: Extract<AnyNode, { type: 'JSXAttribute' }>,
  module: SourceModule,
): Value | undefined {
  const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
  const inForm = name === 'name';
  if (!inForm && !FIELD_KEYS.has(name)) return undefined;
  const row = rowAround(context, attribute, module);
  return isUnknown(row) ? undefined : row;
}
