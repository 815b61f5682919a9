/** Values as keys of a table: `{ legacy: … }`, `Record<…>`, a type literal. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import { breakList, joinInsertions } from '../text/break-lines.js';
import { isTooLong } from '../text/final-lines.js';
import { removeElements, separatorText } from '../text/list-layout.js';
import { insertAt, isInside, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { isIdentifierName, keyName, quoteOf, writeKey } from '../text/strings.js';
import { listValues, type ValueChange } from './value-change.js';

/** Entries that merge must be equal; an entry that splits is written once for each new value. */
export function planRecord(change: ValueChange, title: string): Plan {
  const { situation, container, next, mode, group } = change;
  const { module } = situation.match;
  const entries = entriesOf(container.node);
  const positions = group.map(({ site }) => entries.findIndex((entry) => 'node' in site && isInside(site.node, entry)));
  const own = positions.map((position) => entries[position]);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last || positions.includes(-1))
    return manual(situation, title, 'The table is not written out where its key stands.');

  const existing = entries.filter((entry) => next.includes(nameOf(entry) ?? ''));
  const missing = next.filter((value) => !existing.some((entry) => nameOf(entry) === value));
  if (mode === 'beside' && missing.length === 0)
    return manual(
      situation,
      title,
      `The table knows ${listValues(next)} already; the old entry can go after ${situation.sunset}.`,
    );
  const rivals = next.length === 1 ? [...own, ...existing] : own;
  const different = rivals.find((entry) => entry && contentOf(module, entry) !== contentOf(module, first));
  if (different)
    return manual(
      situation,
      title,
      `\`${sourceOf(module, first)}\` and \`${sourceOf(module, different)}\` become one entry; decide which of the two stays.`,
    );
  const isCopied = mode === 'beside' || missing.length > 1;
  if (isCopied && !canCopy(first, missing.length))
    return manual(
      situation,
      title,
      `The entry \`${nameOf(first) ?? ''}\` is a method or is computed; its copies are yours to write.`,
    );
  const doubts =
    isCopied && !isPlain(valueOf(first)) ? ['The value is written once for each key; check that it may be.'] : [];

  if (mode === 'beside') {
    return rewrite(situation, title, laidOut(change, entries, last, missing), { doubts });
  }
  const removed = new Set(missing.length > 0 ? positions.slice(1) : positions);
  const removal = removeElements(module, entries, removed);
  const edits: Edit[] = [...removal.edits];
  const [renamed, ...more] = missing;
  if (renamed !== undefined) edits.push(renameEntry(module, first, renamed));
  if (more.length > 0) edits.push(...laidOut(change, entries, first, more, edits));
  return rewrite(situation, title, edits, {
    doubts: [...doubts, ...(removal.losesComment ? ['A comment goes with the entry that is removed.'] : [])],
  });
}

/** Copies on the line of the entry, or all entries on lines of their own where that line would be too long. */
function laidOut(
  { situation, container }: ValueChange,
  entries: readonly AnyNode[],
  entry: AnyNode,
  names: readonly string[],
  others: readonly Edit[] = [],
): Edit[] {
  const { module } = situation.match;
  const isMember = entry.type !== 'Property';
  const flat = [copiesAfter(module, entries, entry, names)];
  if (!isTooLong(situation, [...others, ...flat]) || others.some(({ text }) => text === '')) return flat;
  const { start, end } = spanOf(container.node);
  const isBraced = container.node.type === 'ObjectExpression' || container.node.type === 'TSTypeLiteral';
  const broken = isBraced
    ? breakList(module, { start: start + 1, end: end - 1 }, entries, isMember ? ';' : ',')
    : undefined;
  return broken ? joinInsertions([copiesAfter(module, entries, entry, names, broken.between), ...broken.edits]) : flat;
}

function entriesOf(container: AnyNode): readonly AnyNode[] {
  switch (container.type) {
    case 'ObjectExpression':
      return container.properties;
    case 'TSTypeLiteral':
      return container.members;
    case 'TSInterfaceBody':
    case 'ClassBody':
      return container.body;
    case 'TSInterfaceDeclaration':
      return container.body.body;
    default:
      return [];
  }
}

function keyOf(entry: AnyNode): AnyNode | undefined {
  return 'key' in entry ? entry.key : undefined;
}

function nameOf(entry: AnyNode): string | undefined {
  const key = keyOf(entry);
  return key && !('computed' in entry && entry.computed && key.type === 'Identifier') ? keyName(key) : undefined;
}

function valueOf(entry: AnyNode): AnyNode | undefined {
  return entry.type === 'Property' ? entry.value : undefined;
}

/** What an entry says besides its key, without the separator that belongs to type members. */
function contentOf(module: SourceModule, entry: AnyNode): string {
  const key = keyOf(entry);
  if (!key || (entry.type === 'Property' && entry.shorthand)) return sourceOf(module, entry);
  const tail = module.text.slice(spanOf(key).end, spanOf(entry).end);
  return tail.replace(/[;,]\s*$/, '').replace(/\s+/g, ' ');
}

/** A method is written a second time at most: more copies of its body are for a person to avoid. */
function canCopy(entry: AnyNode, copies: number): boolean {
  if (entry.type === 'TSPropertySignature') return !entry.computed;
  return entry.type === 'Property' && !entry.computed && entry.kind === 'init' && (!entry.method || copies === 1);
}

function isPlain(value: AnyNode | undefined): boolean {
  if (!value) return true;
  switch (value.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return value.expressions.every((expression) => isPlain(expression));
    case 'MemberExpression':
      return !value.computed && isPlain(value.object);
    default:
      return false;
  }
}

function keyText(module: SourceModule, key: AnyNode, name: string): string {
  return quoteOf(module, key) === undefined && isIdentifierName(name) ? name : writeKey(module, key, name);
}

function renameEntry(module: SourceModule, entry: AnyNode, name: string): Edit {
  const key = keyOf(entry) ?? entry;
  const text = keyText(module, key, name);
  if (entry.type === 'Property' && entry.shorthand) return insertAt(module, spanOf(entry).start, `${text}: `);
  return replaceRange(module, spanOf(key), text);
}

function copiesAfter(
  module: SourceModule,
  entries: readonly AnyNode[],
  entry: AnyNode,
  names: readonly string[],
  layout?: string,
): Edit {
  const key = keyOf(entry) ?? entry;
  const isMember = entry.type !== 'Property';
  const whole = sourceOf(module, entry);
  const ownEnd = isMember ? (/[;,]$/.exec(whole)?.[0] ?? '') : '';
  const start = spanOf(entry).start;
  const head = module.text.slice(start, spanOf(key).start);
  const tail = module.text.slice(spanOf(key).end, spanOf(entry).end - ownEnd.length);
  const copies = names.map((name) => {
    const text = keyText(module, key, name);
    return entry.type === 'Property' && entry.shorthand ? `${text}: ${whole}` : head + text + tail;
  });
  if (layout !== undefined) {
    const end = spanOf(entry).end - ownEnd.length;
    return replaceRange(module, { start: end, end }, copies.map((copy) => layout + copy).join(''));
  }
  const between = separatorText(module, entries, entries.indexOf(entry), isMember ? '' : ',');
  if (!isMember) return insertAt(module, spanOf(entry).end, copies.map((copy) => between + copy).join(''));
  // Members carry their separator: the last one of `{ a: string }` has none and gets one.
  const mark = ownEnd === '' ? (between.includes('\n') ? '' : ';') : ownEnd;
  const text = copies.map((copy) => mark + between + copy).join('');
  return replaceRange(module, { start: spanOf(entry).end - ownEnd.length, end: spanOf(entry).end }, text + ownEnd);
}
