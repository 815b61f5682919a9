/** Values in arrays (also of sets and schema enumerations) and in unions of types. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import { breakList, breakUnion, joinInsertions, linesAt } from '../text/break-lines.js';
import { isTooLong } from '../text/final-lines.js';
import { removeElements, separatorText, type Separator } from '../text/list-layout.js';
import { insertAt, isInside, replaceNode, skipBack, spanOf, type Range } from '../text/source-text.js';
import { writeLike } from '../text/strings.js';
import { listValues, type ValueChange } from './value-change.js';

/** Plans a list in its own layout: one line, or one element a line. */
export function planList(change: ValueChange, title: string): Plan {
  const { situation, container, node, next, mode, group } = change;
  const { module } = situation.match;
  const elements = elementsOf(container.node, node);
  const positions = group.map(({ site }) =>
    elements.findIndex((element) => 'node' in site && isInside(site.node, element)),
  );
  const first = elements[positions[0] ?? -1];
  const last = elements[positions.at(-1) ?? -1];
  if (!first || !last || positions.includes(-1))
    return manual(situation, title, 'The list is not written out where its value stands.');
  const missing = next.filter((value) => !container.values.includes(value));
  const separator: Separator = container.kind === 'union' ? '|' : ',';
  const written = missing.map((value) => writeLike(module, literalOf(node), value));
  const anchor = mode === 'beside' ? last : first;
  const flat = separatorText(module, elements, elements.indexOf(anchor), separator);
  const isWrapped = needsParentheses(change, elements, mode === 'beside' ? 2 : missing.length);

  if (mode === 'beside') {
    if (missing.length === 0)
      return manual(
        situation,
        title,
        `The list knows ${listValues(next)} already; the old value can go after ${situation.sunset}.`,
      );
    const edits = laidOut(change, elements, { flat, isWrapped }, (between, head, tail) => [
      ...(head === '' ? [] : [insertAt(module, spanOf(last).start, head)]),
      insertAt(module, spanOf(last).end, written.map((text) => between + text).join('') + tail),
    ]);
    return rewrite(situation, title, edits);
  }
  const removed = new Set(missing.length > 0 ? positions.slice(1) : positions);
  const removal = removeElements(module, elements, removed);
  const doubts = removal.losesComment ? ['A comment goes with the value that is removed.'] : [];
  if (missing.length === 0) return rewrite(situation, title, removal.edits, { doubts });
  const write: Write = (between, head, tail) => [replaceNode(module, first, head + written.join(between) + tail)];
  const edits =
    removed.size > 0
      ? [...removal.edits, ...write(flat, '', '')]
      : laidOut(change, elements, { flat, isWrapped }, write);
  return rewrite(situation, title, edits, { doubts });
}

/** Edits for the new elements, with what stands between two of them and around all of them. */
type Write = (between: string, head: string, tail: string) => Edit[];

/** The edits on one line, or with one element on each line where that line would be too long. */
function laidOut(
  { container, situation }: ValueChange,
  elements: readonly AnyNode[],
  { flat, isWrapped }: { flat: string; isWrapped: boolean },
  write: Write,
): Edit[] {
  const { module } = situation.match;
  const edits = isWrapped ? write(flat, '(', ')') : write(flat, '', '');
  const [first] = elements;
  if (!first || /[\r\n]/.test(flat) || !isTooLong(situation, edits)) return edits;
  if (isWrapped) {
    const { outer, inner } = linesAt(module, spanOf(first).start);
    return write(`${inner}| `, `(${inner}| `, `${outer})`);
  }
  const broken =
    container.kind === 'union'
      ? breakUnion(module, elements)
      : breakList(module, insideOf(module, first, situation.context.facts.parentOf(first, module)), elements, ',');
  return broken ? joinInsertions([...write(broken.between, '', ''), ...broken.edits]) : edits;
}

/** What stands between the brackets of a list, or the parentheses of arguments. */
function insideOf(module: SourceModule, first: AnyNode, list: AnyNode | undefined): Range {
  const start = skipBack(module.text, spanOf(first).start);
  return { start, end: list ? spanOf(list).end - 1 : start };
}

/** A type that stands alone becomes a union; before `[]` and after `keyof` it then needs parentheses. */
function needsParentheses({ situation, container }: ValueChange, elements: readonly AnyNode[], count: number): boolean {
  const [only] = elements;
  if (container.kind !== 'union' || container.node.type === 'TSUnionType' || !only || count < 2) return false;
  const parent = situation.context.facts.parentOf(only, situation.match.module);
  return parent !== undefined && NEED_PARENTHESES.has(parent.type);
}

const NEED_PARENTHESES: ReadonlySet<string> = new Set([
  'TSArrayType',
  'TSTypeOperator',
  'TSIntersectionType',
  'TSOptionalType',
  'TSRestType',
]);

function elementsOf(container: AnyNode, node: AnyNode): readonly AnyNode[] {
  switch (container.type) {
    case 'ArrayExpression':
      return container.elements.filter((element) => element !== null);
    case 'TSUnionType':
      return container.types;
    case 'TSTupleType':
      return container.elementTypes;
    case 'NewExpression':
    case 'CallExpression': {
      const list = container.arguments.find((argument) => isInside(node, argument));
      return list?.type === 'ArrayExpression' ? elementsOf(list, node) : container.arguments;
    }
    case 'TSLiteralType':
    case 'Literal':
      return [container];
    default:
      return [];
  }
}

function literalOf(node: AnyNode): AnyNode {
  return node.type === 'TSLiteralType' ? node.literal : node;
}
