/** Values that head an entry of a list: pairs of a map, options of a selection, alternatives of a schema. */
import type { AnyNode, Match, SourceModule } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import { breakList, joinInsertions } from '../text/break-lines.js';
import { isTooLong } from '../text/final-lines.js';
import { removeElements, separatorText } from '../text/list-layout.js';
import {
  insertAt,
  isFirstOnLine,
  isSamePlace,
  lineStart,
  nextLineStart,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../text/source-text.js';
import { keyName, stringValue, writeLike } from '../text/strings.js';
import { groupOf, listValues, withMergeDoubts, type ValueChange } from './value-change.js';

interface EntryList {
  /** Whether an entry only says what its value stands for, so that a copy of it serves another value as well. */
  copies: boolean;
  /** The list, or the element whose children the entries are. */
  list: AnyNode;
  entries: readonly AnyNode[];
}

/** Plans an entry headed by the value; undefined where the value heads none. */
export function planEntry(change: ValueChange, title: string): Plan | undefined {
  const { situation, node, next, mode } = change;
  const { match } = situation;
  const { module } = match;
  const found = entryListOf(change, node);
  if (!found) return undefined;
  const headed = ({ site }: Match): Headed[] => {
    const entry = entryHeadedBy(found, site.node);
    return entry ? [{ literal: site.node, entry }] : [];
  };
  const group = groupOf(situation, next, (other) => headed(other).length > 0);
  const own = group.flatMap(headed);
  const existing = found.entries.flatMap((entry) => {
    const literal = headOf(entry);
    return literal && next.includes(stringValue(literal) ?? '') ? [{ literal, entry }] : [];
  });
  const first = own[0];
  const last = own.at(-1);
  if (!first || !last) return undefined;
  const missing = next.filter((value) => !existing.some(({ literal }) => stringValue(literal) === value));
  // Where several values come to share one entry, entries that say different things cannot both be it.
  const rivals = mode === 'beside' ? own : [...own, ...existing];
  const different = rivals.find((rival) => contentOf(module, rival) !== contentOf(module, first));
  const oneOfTwo = (): Plan =>
    manual(
      situation,
      title,
      `\`${oneLine(sourceOf(module, first.entry))}\` and \`${oneLine(sourceOf(module, different?.entry ?? first.entry))}\` become one entry; decide which of the two stays.`,
    );
  if (mode === 'beside' || next.length > 1) {
    if (missing.length === 0)
      return manual(
        situation,
        title,
        `The list knows ${listValues(next)} already; the entry of the old value can go after ${situation.sunset}.`,
      );
    if (!found.copies)
      return manual(
        situation,
        title,
        `\`${oneLine(sourceOf(module, first.entry))}\` gives one value with its label; write an entry for ${listValues(missing)}.`,
      );
    if (different) return oneOfTwo();
    return rewrite(situation, title, copyEdits(change, found, mode === 'beside' ? last : first, missing));
  }
  if (different) return oneOfTwo();
  const values = found.entries.flatMap((entry) => stringValue(headOf(entry)) ?? []);
  const merged = withMergeDoubts({ ...change, group, container: { ...change.container, values } });
  const removed = (existing.length > 0 ? own : own.slice(1)).map(({ entry }) => entry);
  const removal = removalEdits(module, found, removed);
  const [only = ''] = next;
  const edits = existing.length > 0 ? [] : [replaceNode(module, first.literal, writeLike(module, first.literal, only))];
  return rewrite(merged.situation, title, [...edits, ...removal.edits], {
    doubts: removal.losesComment ? ['A comment goes with the entry that is removed.'] : [],
  });
}

/** The list whose entry is headed by a literal. */
function entryListOf({ situation }: ValueChange, literal: AnyNode): EntryList | undefined {
  const { match, context } = situation;
  const up = (node: AnyNode | undefined): AnyNode | undefined => node && context.facts.parentOf(node, match.module);
  const parent = up(literal);
  const outer = up(parent);
  if (parent?.type === 'ArrayExpression' && outer?.type === 'ArrayExpression') {
    const isPair = parent.elements.length === 2 && parent.elements[0] === literal;
    return isPair && isOfMap(up(outer)) ? arrayOf(outer, true) : undefined;
  }
  if (parent?.type === 'CallExpression' && isLiteralCall(parent))
    return outer?.type === 'ArrayExpression' ? arrayOf(outer, true) : undefined;
  if (parent?.type === 'Property' && outer?.type === 'ObjectExpression') {
    const list = up(outer);
    return list?.type === 'ArrayExpression' && isHeadKey(parent) ? arrayOf(list, false) : undefined;
  }
  if (parent?.type === 'JSXAttribute') {
    const element = up(outer);
    const around = up(element);
    if (around?.type !== 'JSXElement' && around?.type !== 'JSXFragment') return undefined;
    const entries = around.children.filter((child) => child.type === 'JSXElement');
    return { copies: false, list: around, entries };
  }
  return undefined;
}

function arrayOf(list: Extract<AnyNode, { type: 'ArrayExpression' }>, copies: boolean): EntryList {
  return { copies, list, entries: list.elements.filter((element) => element !== null) };
}

/** The literal that heads an entry. */
function headOf(entry: AnyNode): AnyNode | undefined {
  switch (entry.type) {
    case 'ArrayExpression':
      return entry.elements[0] ?? undefined;
    case 'CallExpression':
      return isLiteralCall(entry) ? entry.arguments[0] : undefined;
    case 'ObjectExpression': {
      const head = entry.properties.find((property) => isHeadKey(property));
      return head?.type === 'Property' ? head.value : undefined;
    }
    case 'JSXElement': {
      const value = entry.openingElement.attributes.find(
        (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'value',
      );
      return value?.type === 'JSXAttribute' ? (value.value ?? undefined) : undefined;
    }
    default:
      return undefined;
  }
}

function entryHeadedBy({ entries }: EntryList, literal: AnyNode): AnyNode | undefined {
  return entries.find((entry) => {
    const head = headOf(entry);
    return head !== undefined && isSamePlace(head, literal);
  });
}

function isHeadKey(property: AnyNode): boolean {
  return (
    property.type === 'Property' && !property.computed && ['value', 'key', 'id'].includes(keyName(property.key) ?? '')
  );
}

/** `z.literal('legacy')` of any schema library. */
export function isLiteralCall(call: AnyNode): boolean {
  return (
    call.type === 'CallExpression' &&
    call.arguments.length === 1 &&
    call.callee.type === 'MemberExpression' &&
    call.callee.property.type === 'Identifier' &&
    call.callee.property.name === 'literal'
  );
}

/** `new Map([…])`, `Object.fromEntries([…])`. */
function isOfMap(node: AnyNode | undefined): boolean {
  if (node?.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name === 'Map';
  return (
    node?.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'fromEntries'
  );
}

interface Headed {
  literal: AnyNode;
  entry: AnyNode;
}

/** What an entry says besides its value. */
function contentOf(module: SourceModule, { literal, entry }: Headed): string {
  const { start, end } = spanOf(entry);
  const head = spanOf(literal);
  return `${module.text.slice(start, head.start)}…${module.text.slice(head.end, end)}`.replace(/\s+/g, ' ');
}

/** Copies of an entry for more values, laid out as the list is; where the old value goes, the entry itself takes the first. */
function copyEdits(
  { situation, mode }: ValueChange,
  { list, entries }: EntryList,
  { literal, entry }: Headed,
  values: readonly string[],
): Edit[] {
  const { module } = situation.match;
  const whole = spanOf(entry);
  const head = spanOf(literal);
  const [first = '', ...rest] = values;
  const texts = (mode === 'beside' ? values : rest).map(
    (value) =>
      module.text.slice(whole.start, head.start) +
      writeLike(module, literal, value) +
      module.text.slice(head.end, whole.end),
  );
  const write = (between: string): Edit[] => [
    ...(mode === 'beside' ? [] : [replaceNode(module, literal, writeLike(module, literal, first))]),
    insertAt(module, whole.end, texts.map((text) => between + text).join('')),
  ];
  const flat = separatorText(module, entries, entries.indexOf(entry), ',');
  const edits = write(flat);
  if (/[\r\n]/.test(flat) || !isTooLong(situation, edits)) return edits;
  const { start, end } = spanOf(list);
  const broken = breakList(module, { start: start + 1, end: end - 1 }, entries, ',');
  return broken ? joinInsertions([...write(broken.between), ...broken.edits]) : edits;
}

function removalEdits(
  module: SourceModule,
  { list, entries }: EntryList,
  removed: readonly AnyNode[],
): { edits: Edit[]; losesComment: boolean } {
  if (list.type === 'ArrayExpression')
    return removeElements(module, entries, new Set(removed.map((entry) => entries.indexOf(entry))));
  const edits = removed.map((entry) => {
    const { start, end } = spanOf(entry);
    const lineEnd = nextLineStart(module.text, end);
    const isOwnLine = isFirstOnLine(module.text, start) && module.text.slice(end, lineEnd).trim() === '';
    return replaceRange(
      module,
      isOwnLine ? { start: lineStart(module.text, start), end: lineEnd } : { start, end },
      '',
    );
  });
  return { edits, losesComment: false };
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 57)}…` : flat;
}
