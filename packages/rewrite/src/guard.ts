/** Checks a result before anybody sees it. */
import type { SourceModule } from '@curfew/analyzer';
import { orderedEdits } from './apply-edits.js';
import type { Edit } from './plan-types.js';
import { redeclaredNames } from './redeclared-names.js';
import { commentsOf, type Comment } from './text/comments.js';
import type { Range } from './text/source-text.js';

/**
 * Why a rewritten module must not be used; undefined when it may. Bytes and comments outside of the edits must be the same,
 * directives and imports must stand where they stood, and no name may be declared twice that was not.
 *
 * @param edits the edits of this file that lead from `before` to `after`
 */
export function guardProblem(before: SourceModule, after: SourceModule, edits: readonly Edit[]): string | undefined {
  const ordered = orderedEdits(before.text, edits);
  const inserted: Range[] = [];
  let shift = 0;
  for (const edit of ordered) {
    inserted.push({ start: edit.start + shift, end: edit.start + shift + edit.text.length });
    shift += edit.text.length - (edit.end - edit.start);
  }
  if (textOutside(before.text, ordered) !== textOutside(after.text, inserted))
    return 'text outside of the edits changed';
  const oldComments = commentsOutside(commentsOf(before), ordered);
  const newComments = commentsOutside(commentsOf(after), inserted);
  if (oldComments.length !== newComments.length || oldComments.some((text, index) => text !== newComments[index]))
    return 'a comment outside of the edits changed';
  if (directivesOf(before).join('\n') !== directivesOf(after).join('\n')) return 'the directives changed';
  if (areImportsFirst(before) && !areImportsFirst(after)) return 'an import is no longer first';
  const redeclared = redeclaredNames(after);
  const already = redeclared.size > 0 ? redeclaredNames(before) : redeclared;
  const twice = [...redeclared].find((name) => !already.has(name));
  if (twice !== undefined) return `${twice} would be declared twice in one scope`;
  return undefined;
}

function textOutside(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(position, start));
    position = end;
  }
  return [...parts, text.slice(position)].join('');
}

function commentsOutside(comments: readonly Comment[], ranges: readonly Range[]): string[] {
  return comments
    .filter((comment) => !ranges.some(({ start, end }) => comment.start < end && comment.end > start))
    .map(({ text }) => text);
}

function directivesOf({ ast }: SourceModule): string[] {
  return ast.body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' && 'directive' in statement && typeof statement.directive === 'string'
      ? [statement.directive]
      : [],
  );
}

function areImportsFirst({ ast }: SourceModule): boolean {
  const statements = ast.body.filter(
    (statement) => !('directive' in statement && typeof statement.directive === 'string'),
  );
  const other = statements.findIndex(({ type }) => type !== 'ImportDeclaration');
  return other === -1 || statements.slice(other).every(({ type }) => type !== 'ImportDeclaration');
}
