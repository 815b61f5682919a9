import type { Edit, Plan } from './plan-types.js';
import type { Situation } from './situation.js';

/** A rewrite: `automatic` unless something must be checked. `doubts` says what; remarks change nothing in the class. */
export function rewrite(
  situation: Situation,
  title: string,
  edits: readonly Edit[],
  more: { doubts?: readonly string[]; remarks?: readonly string[] } = {},
): Plan {
  const doubts = [...situation.cautions, ...(more.doubts ?? [])];
  return {
    title,
    class: doubts.length > 0 ? 'review' : 'automatic',
    edits: [...edits],
    notes: unique([...doubts, ...(more.remarks ?? []), ...situation.remarks]),
  };
}

/** A plan without edits: the reason names the value or fact that is missing. */
export function manual(situation: Situation, title: string, ...reasons: string[]): Plan {
  return {
    title,
    class: 'manual',
    edits: [],
    notes: unique([...reasons, ...situation.cautions, ...situation.remarks]),
  };
}

function unique(notes: readonly string[]): string[] {
  return [...new Set(notes)];
}
