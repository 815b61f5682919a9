/**
 * Names of fields in lists of columns that are handed on beside the rows: `<DataTable :headers="headers" :items="cards">`,
 * `{ rowData: cards, columnDefs }`. A match stands at the literal, which may be in another module.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { rowAround, rowsBeside } from '../evaluate/column-definitions.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { elementOfProp } from '../evaluate/elements.js';
import { elementOf } from '../evaluate/members.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { literalString, propertyName } from '../syntax/nodes.js';
import { alternatives, isOfService, type Value } from '../values/value.js';
import { COLUMN_KEYS, COLUMN_LISTS, FIELD_KEYS } from './field-keys.js';
import type { Found } from './match-list.js';
import { addNames, nameTexts, type NameText } from './named-fields.js';

/** Adds the matches of names in what the props and options of a module hold that are told names of fields. */
export function detectColumns(context: Context, module: SourceModule, list: { add(found: Found): void }): void {
  for (const { holder, name, value } of holdersIn(module)) {
    const isList = COLUMN_LISTS.has(name);
    if (!isList && (!FIELD_KEYS.has(name) || literalString(value) !== undefined)) continue;
    refill(context);
    const row = rowOf(context, holder, module);
    if (!isOfService(row)) continue;
    const given = context.evaluate(value, module, undefined);
    const names = isList ? namesInColumns(given, 0) : nameTexts(given);
    for (const text of names)
      if (context.index.fieldTargets.has(text.text)) addNames(context, row, [text], undefined, list);
  }
}

/** The attributes of JSX and the properties of objects of a module, with their names and values. */
function* holdersIn(module: SourceModule): Generator<{ holder: AnyNode; name: string; value: AnyNode }> {
  const { attributes, properties } = indexOf(module);
  for (const holder of attributes)
    if (holder.value && holder.name.type === 'JSXIdentifier')
      yield { holder, name: holder.name.name, value: holder.value };
  for (const holder of properties) {
    const name = propertyName(holder);
    if (name !== undefined && parentOf(holder, module)?.type === 'ObjectExpression')
      yield { holder, name, value: holder.value };
  }
}

function rowOf(context: Context, holder: AnyNode, module: SourceModule): Value {
  if (elementOfProp(holder, module)) return rowAround(context, holder, module);
  return rowsBeside(context, holder, module);
}

/** Groups of columns inside one another. */
const MAX_GROUPS = 3;

/** The texts in a list of columns: of its names, and of its definitions those that say which field they show. */
function namesInColumns(columns: Value, depth: number): NameText[] {
  if (depth > MAX_GROUPS) return [];
  return alternatives(elementOf(columns)).flatMap((column) => {
    if (column.kind !== 'object') return nameTexts(column);
    return [...column.entries].flatMap(([key, entry]) => {
      if (FIELD_KEYS.has(key) || COLUMN_KEYS.has(key)) return nameTexts(entry.value());
      return key === 'children' || COLUMN_LISTS.has(key) ? namesInColumns(entry.value(), depth + 1) : [];
    });
  });
}
