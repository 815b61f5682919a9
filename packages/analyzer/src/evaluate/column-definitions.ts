/**
 * Definitions of columns, fields and lists in user interfaces: which rows they speak of. A definition is typed (`ColumnDef<Card>[]`), or it
 * stands beside its data: `<Table dataSource={cards} columns={columns} />`, `useTable({ data, columns })`.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { chosenBy, takenBy } from '../syntax/outermost.js';
import { isBareType, propertyName, type NodeOf } from '../syntax/nodes.js';
import { madeObject, objectOf } from '../values/made-values.js';
import { UNKNOWN, alternatives, isOfService, isUnknown, union, type Entry, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { elementOfProp, elementsAround, isSlot, propsIn, type ElementNode } from './elements.js';
import { listAround, placesOfList } from './lists-of-definitions.js';
import { elementOf, memberOf } from './members.js';
import { performedBy } from './performed.js';
import { typeNodeValue } from './types.js';

/** Attributes and options that hold the rows, and those that hold one object. */
const ROWS = new Set(['data', 'dataSource', 'rows', 'items', 'rowData', 'value', 'records', 'sections', 'options']);
/** Of these, those that hold rows wherever they are: what else is inside of their element speaks of them, whatever they are. */
const ONLY_ROWS = new Set(['data', 'dataSource', 'rows', 'items', 'rowData', 'records']);
/** The names by which libraries hand a row to what is written between the tags of a table. */
const IN_SLOTS = ['row', 'data', 'item', 'record', 'option'];
const VALUES = new Set(['initialValues', 'defaultValues']);

/** Where a callback of a definition receives the row: by parameter, at a path below it (`''`: the parameter itself). */
const CALLBACKS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  render: { 1: [''] },
  cell: { 0: ['row.original', 'cell.row.original'] },
  accessorFn: { 0: [''] },
  accessor: { 0: [''] },
  selector: { 0: [''] },
  valueGetter: { 0: ['row', 'data'], 1: [''] },
  valueFormatter: { 0: ['row', 'data'], 1: [''] },
  renderCell: { 0: ['row'] },
  cellRenderer: { 0: ['data'] },
  body: { 0: [''] },
  format: { 0: [''] },
  sorter: { 0: [''], 1: [''] },
  onFilter: { 1: [''] },
  dataKey: { 0: [''] },
  rowKey: { 0: [''] },
  rowClassName: { 0: [''] },
  onRow: { 0: [''] },
  onRowClick: { 0: ['', 'row', 'data'] },
  onRowDblclick: { 0: ['', 'row', 'data'] },
  onRowClicked: { 0: ['', 'data'] },
  onClickRow: { 0: [''], 1: ['item'] },
  onDblclickRow: { 0: [''], 1: ['item'] },
  getRowId: { 0: [''] },
  keyExtractor: { 0: [''] },
  renderItem: { 0: ['item', ''] },
  itemContent: { 1: [''] },
  getOptionLabel: { 0: [''] },
  getOptionValue: { 0: [''] },
  formatOptionLabel: { 0: [''] },
  isOptionEqualToValue: { 0: [''], 1: [''] },
  renderOption: { 1: [''] },
  optionRender: { 0: ['data'] },
  onSubmit: { 0: [''] },
};

/** What a callback in a definition, or an attribute beside the data, receives; unknown where it is none of these. */
export function definitionParameter(context: Context, fn: AnyNode, index: number, module: SourceModule): Value {
  if (isSlot(fn, module)) return index === 0 ? slotScope(context, fn, module) : UNKNOWN;
  let holder = chosenBy(fn, module).taker;
  if (holder?.type === 'JSXExpressionContainer') holder = parentOf(holder, module);
  if (holder?.type === 'JSXElement') return betweenTags(context, holder.openingElement, index, module);
  const name =
    holder?.type === 'Property' ? propertyName(holder) : holder?.type === 'JSXAttribute' ? attributeName(holder) : '';
  if (holder?.type === 'JSXAttribute' && name === 'children') {
    const element = elementOfProp(holder, module);
    return element ? betweenTags(context, element, index, module) : UNKNOWN;
  }
  if (!holder || name === undefined || !Object.hasOwn(CALLBACKS, name)) return UNKNOWN;
  const paths = CALLBACKS[name]?.[index];
  const owner = parentOf(holder, module);
  if (!paths || !owner) return UNKNOWN;
  const row = elementOfProp(holder, module)
    ? rowAround(context, holder, module)
    : rowOfDefinition(context, owner, module);
  if (!isOfService(row)) return UNKNOWN;
  return union(paths.map((path) => below(path === '' ? [] : path.split('.'), row, module)));
}

/** `<template #item="{ item }">` inside of a table: an object that holds the row, whatever the library calls it. */
function slotScope(context: Context, fn: AnyNode, module: SourceModule): Value {
  const row = rowAround(context, fn, module);
  if (!isOfService(row)) return UNKNOWN;
  return objectOf(Object.fromEntries(IN_SLOTS.map((name) => [name, () => row])), module);
}

/** The row that the nearest element around a node speaks of which is given rows, or one object. */
export function rowAround(context: Context, node: AnyNode, module: SourceModule): Value {
  for (const element of elementsAround(node, module)) {
    const data = dataOfElement(context, element, module);
    if (data.length > 0) return union(data);
    if (propsIn(element).some(({ name }) => ONLY_ROWS.has(name))) return UNKNOWN;
  }
  return UNKNOWN;
}

/** Attributes whose value, or an element of it, is what a function between the tags is called with. */
const HANDED = new Set(['resolve', 'promise', 'each', 'when']);

/** `<For each={cards}>{(card) => …}</For>`, `<Await resolve={cards}>{(cards) => …}</Await>`, `<Show when={card()}>{(card) => …}</Show>` */
function betweenTags(context: Context, element: ElementNode, index: number, module: SourceModule): Value {
  const given = propsIn(element).find(({ name }) => HANDED.has(name));
  if (index !== 0 || !given) return UNKNOWN;
  const whole = context.evaluate(given.value, module, undefined);
  const value = given.name === 'each' ? elementOf(whole) : whole;
  const isRead = given.name === 'when' ? !hasAttribute(element, 'keyed') : isTag(element, 'Index');
  // What may become another is handed as a function that reads it.
  return isRead ? { kind: 'signature', parameter: () => UNKNOWN, returns: () => value } : value;
}

function hasAttribute(element: ElementNode, name: string): boolean {
  return (
    element.type === 'JSXOpeningElement' &&
    element.attributes.some((item) => item.type === 'JSXAttribute' && attributeName(item) === name)
  );
}

function isTag(element: ElementNode, name: string): boolean {
  return element.type === 'JSXOpeningElement' && element.name.type === 'JSXIdentifier' && element.name.name === name;
}

function below(path: readonly string[], value: Value, module: SourceModule): Value {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const entries = new Map<string, Entry>([[name, { value: () => below(rest, value, module), module }]]);
  return madeObject(entries);
}

function attributeName(attribute: NodeOf<'JSXAttribute'>): string | undefined {
  return attribute.name.type === 'JSXIdentifier' ? attribute.name.name : undefined;
}

/** The row that a definition object speaks of. */
export function rowOfDefinition(context: Context, object: AnyNode, module: SourceModule): Value {
  const typed = union([typedRow(context, object, module), rowOfHelper(context, object, module)]);
  if (isOfService(typed)) return typed;
  return union([typed, ...rowsOfList(context, listAround(object, module), module)]);
}

/** The rows that stand beside a list of definitions, wherever it is handed on. */
function rowsOfList(context: Context, list: AnyNode, module: SourceModule): Value[] {
  return placesOfList(context, list, module).flatMap((use) => dataBeside(context, use.node, use.module));
}

/** `const column = createColumnHelper<Card>()`: the row of what its methods are given, `column.display({ cell: … })`. */
function rowOfHelper(context: Context, object: AnyNode, module: SourceModule): Value {
  const call = takenBy(object, module).taker;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return UNKNOWN;
  return union(aboutOf(context.evaluate(call.callee.object, module, undefined)));
}

/** The rows of the table that gets the columns which a helper makes: `const column = createColumnHelper()`, where no type says it. */
export function rowOfColumns(context: Context, helper: AnyNode, module: SourceModule): Value {
  const declarator = takenBy(helper, module).taker;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return UNKNOWN;
  const variable = variableAt(declarator.id.name, declarator.id, module);
  const lists = new Set(
    (variable ? referencesOf(variable, module) : []).flatMap((reference) => {
      const member = takenBy(reference, module).taker;
      const call = member?.type === 'MemberExpression' ? takenBy(member, module).taker : undefined;
      return call?.type === 'CallExpression' ? [listAround(call, module)] : [];
    }),
  );
  return union([...lists].flatMap((list) => rowsOfList(context, list, module)));
}

/** The rows that stand beside a list of definitions: as another attribute, or as another option. */
function dataBeside(context: Context, place: AnyNode, module: SourceModule): Value[] {
  const parent = takenBy(place, module).taker;
  if (parent?.type === 'JSXExpressionContainer') {
    const attribute = parentOf(parent, module);
    return attribute && elementOfProp(attribute, module) ? [rowAround(context, attribute, module)] : [];
  }
  return parent?.type === 'Property' ? rowsInOptions(context, parent, module) : [];
}

/** The row that an option speaks of that stands beside others, of which one holds the rows. */
export function rowsBeside(context: Context, option: AnyNode, module: SourceModule): Value {
  return union(rowsInOptions(context, option, module));
}

function rowsInOptions(context: Context, option: AnyNode, module: SourceModule): Value[] {
  const object = parentOf(option, module);
  if (object?.type !== 'ObjectExpression') return [];
  if (option.type === 'Property' && propertyName(option) === 'outputFields')
    return [performedBy(context, object, module)];
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property' || !ROWS.has(propertyName(property) ?? '')) return [];
    return rowsIn(context.evaluate(property.value, module, undefined));
  });
}

/** The rows, or the one object, that an element is given. */
function dataOfElement(context: Context, element: ElementNode, module: SourceModule): Value[] {
  return propsIn(element).flatMap(({ name, value }) => {
    const given = (): Value => context.evaluate(value, module, undefined);
    if (VALUES.has(name)) return [given()];
    // `sections={[{ title, data: cards }]}`
    const inSections = name === 'sections' ? rowsIn(memberOf(context, elementOf(given()), 'data')) : [];
    if (inSections.length > 0) return inSections;
    if (name === 'control' || name === 'form') return aboutOf(given());
    return ROWS.has(name) ? rowsIn(given()) : [];
  });
}

function rowsIn(value: Value): Value[] {
  const element = elementOf(value);
  return isUnknown(element) ? [] : [element];
}

function aboutOf(value: Value): Value[] {
  return alternatives(value).flatMap((part) => (part.kind === 'package' && part.about ? [part.about] : []));
}

/** The row that the types around a definition name: `Column<Card>[]`. */
function typedRow(context: Context, object: AnyNode, module: SourceModule): Value {
  const holder = ancestor(object, module, (node) => typesOf(node).length > 0);
  return holder ? union(typesOf(holder).flatMap((type) => typeArguments(context, type, module))) : UNKNOWN;
}

/** The types written on a declaration, a cast, a call or a function. */
function typesOf(node: AnyNode): AnyNode[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.id.typeAnnotation ? [node.id.typeAnnotation.typeAnnotation] : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isBareType(node.typeAnnotation) ? [] : [node.typeAnnotation];
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
      return (type.typeArguments?.params ?? []).flatMap((node) => {
        const value = typeNodeValue(context, node, module);
        return [value, elementOf(value), ...typeArguments(context, node, module)];
      });
    default:
      return [];
  }
}
