import { MARKER_START, markersIn } from '@curfew/rewrite';
import type { Rule } from 'eslint';

interface PlacedComment {
  value: string;
  range?: [number, number];
}

/** Whether the text of a file may hold a marker: one search, and no syntax tree. */
export function mayHoldMarkers({ sourceCode }: Rule.RuleContext): boolean {
  return sourceCode.text.includes(MARKER_START);
}

/** Reports each marker of an id that `curfew migrate --markers` left in a comment, at its words. */
export function reportMarkers(context: Rule.RuleContext, id: string): void {
  const { sourceCode } = context;
  // Comments in the template of a Vue component are not among those of the script.
  const { templateBody } = sourceCode.ast as { templateBody?: { comments?: PlacedComment[] } | null };
  for (const { range } of [...(sourceCode.getAllComments() as PlacedComment[]), ...(templateBody?.comments ?? [])]) {
    if (!range) continue;
    for (const marker of markersIn(sourceCode.text.slice(...range))) {
      if (marker.id !== id) continue;
      const [start, end] = [range[0] + marker.start, range[0] + marker.end];
      context.report({
        loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
        messageId: 'marker',
        data: { text: sourceCode.text.slice(start, end) },
      });
    }
  }
}
