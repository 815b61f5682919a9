/** A value that gives way to others, at one place: what the planners of each container start from. */
import type { AnyNode, Match, ValueContainer } from '@curfew/analyzer';
import { adviceOn, findDeprecation, successorValues } from '@curfew/schedule';
import type { Situation } from '../situation.js';
import { isSamePlace, spanOf } from '../text/source-text.js';

/**
 * `replace`: only the new values remain (after the sunset). `beside`: the old value stays and the new ones are added
 * (section 9: during a transition old and new are accepted together).
 */
export type ValueMode = 'replace' | 'beside';

export interface ValueChange {
  situation: Situation;
  old: string;
  next: readonly string[];
  mode: ValueMode;
  container: ValueContainer;
  /** The literal. */
  node: AnyNode;
  /**
   * Matches of the same container that become the same values, in source order, with this one. Each of them plans the same
   * edits: two values that merge into one leave one entry, whichever of them is asked for.
   */
  group: readonly Match[];
}

/** Matches beside this one that become the same values and satisfy `isTogether`; always holds the match itself. */
export function groupOf(situation: Situation, next: readonly string[], isTogether: (other: Match) => boolean): Match[] {
  const { match, context, asOf } = situation;
  const { schedule, horizon, siblings } = context;
  const deprecation = findDeprecation(schedule, match.id);
  const together = siblings.filter((other) => {
    if (other === match || other.id !== match.id || other.kind !== match.kind || other.site.form !== 'value')
      return false;
    if (isSamePlace(other.site.node, match.site.node) || !isTogether(other)) return false;
    const advice = adviceOn({ schedule, deprecation, target: other.target, asOf, horizon });
    const values = successorValues(advice.replacement);
    return values?.length === next.length && values.every((value, index) => value === next[index]);
  });
  return [...together, match].sort((a, b) => spanOf(a.site.node).start - spanOf(b.site.node).start);
}

/**
 * Adds what is lost where a value merges into another one and the place knew only some of the values that merge: those it did not
 * know are met from then on as well.
 */
export function withMergeDoubts(change: ValueChange): ValueChange {
  const { situation } = change;
  return { ...change, situation: { ...situation, cautions: [...situation.cautions, ...mergeDoubts(change)] } };
}

function mergeDoubts({ situation, next, group, container }: ValueChange): string[] {
  const [into] = next;
  if (into === undefined || next.length > 1 || container.values.includes(into)) return [];
  const { deprecation } = situation;
  const known = new Set(group.flatMap(({ target }) => ('value' in target ? [target.value] : [])));
  const others = deprecation.targets.flatMap((target) => {
    if (!('value' in target) || target.kind !== situation.match.kind || known.has(target.value)) return [];
    const values = successorValues(target.replacement ?? deprecation.replacement);
    return values?.length === 1 && values[0] === into ? [target.value] : [];
  });
  return others.length === 0
    ? []
    : [`What was ${listValues(others)} becomes '${into}' as well; the two can no longer be told apart.`];
}

/** `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`. */
export function listValues(values: readonly string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}
