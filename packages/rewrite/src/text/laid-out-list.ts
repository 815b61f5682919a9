/** What is written into a list that stands in others, without making its line too long. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { breakList } from './break-lines.js';
import { isTooLong } from './final-lines.js';
import { sourceOf, spanOf } from './source-text.js';

type ObjectLiteral = Extract<AnyNode, { type: 'ObjectExpression' }>;

/** The objects around one, innermost first, as far as each is the value of a property of the next. */
export function objectsAround(object: AnyNode, module: SourceModule, facts: AnalysisFacts): ObjectLiteral[] {
  const property = facts.parentOf(object, module);
  const outer = property?.type === 'Property' ? facts.parentOf(property, module) : undefined;
  return outer?.type === 'ObjectExpression' ? [outer, ...objectsAround(outer, module, facts)] : [];
}

/**
 * What is written into a list, on its line, or where that would be too long with the elements of the lists around it on lines of their
 * own: of as few lists as do, from the outermost on that takes one line.
 *
 * @param lists the list, and those around it
 */
export function laidOut(
  situation: Situation,
  lists: readonly { list: AnyNode; elements: readonly AnyNode[] }[],
  flat: string,
  write: (between: string) => Edit[],
): Edit[] {
  const { module } = situation.match;
  const edits = write(flat);
  if (/[\r\n]/.test(flat) || !isTooLong(situation, edits)) return edits;
  const onOneLine = lists.filter(({ list }) => !/[\r\n]/.test(sourceOf(module, list))).toReversed();
  const broken: Edit[] = [];
  for (const [depth, { list, elements }] of onOneLine.entries()) {
    const { start, end } = spanOf(list);
    const lines = breakList(module, { start: start + 1, end: end - 1 }, elements, ',', depth);
    if (!lines) return edits;
    broken.push(...lines.edits);
    const isOwn = list === lists[0]?.list;
    const all = [...broken, ...write(isOwn ? lines.between : flat)];
    if (isOwn || !isTooLong(situation, all)) return all;
  }
  return edits;
}
