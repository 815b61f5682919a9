/** Values in arrays (also of sets and schema enumerations) and in unions of types. */
import type { AnyNode } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import { removeElements, separatorText, type Separator } from '../text/list-layout.js';
import { insertAt, isInside, replaceNode, spanOf } from '../text/source-text.js';
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
  const between = separatorText(module, elements, elements.indexOf(mode === 'beside' ? last : first), separator);

  if (mode === 'beside') {
    if (missing.length === 0)
      return manual(
        situation,
        title,
        `The list knows ${listValues(next)} already; the old value can go after ${situation.sunset}.`,
      );
    const [open = '', close = ''] = parentheses(change, elements, 2);
    return rewrite(situation, title, [
      ...(open === '' ? [] : [insertAt(module, spanOf(last).start, open)]),
      insertAt(module, spanOf(last).end, written.map((text) => between + text).join('') + close),
    ]);
  }
  const removed = new Set(missing.length > 0 ? positions.slice(1) : positions);
  const removal = removeElements(module, elements, removed);
  const edits: Edit[] = [...removal.edits];
  const [open = '', close = ''] = parentheses(change, elements, missing.length);
  if (missing.length > 0) edits.push(replaceNode(module, first, open + written.join(between) + close));
  return rewrite(situation, title, edits, {
    doubts: removal.losesComment ? ['A comment goes with the value that is removed.'] : [],
  });
}

/** A type that stands alone becomes a union; before `[]` and after `keyof` it then needs parentheses. */
function parentheses({ situation, container }: ValueChange, elements: readonly AnyNode[], count: number): string[] {
  const [only] = elements;
  if (container.kind !== 'union' || container.node.type === 'TSUnionType' || !only || count < 2) return [];
  const { module } = situation.match;
  const parent = situation.context.facts.parentOf(only, module);
  const needs = new Set(['TSArrayType', 'TSTypeOperator', 'TSIntersectionType', 'TSOptionalType', 'TSRestType']);
  return parent && needs.has(parent.type) ? ['(', ')'] : [];
}

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
