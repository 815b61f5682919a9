import { successorValues } from '@curfew/schedule';
import type { Surface, ValueRule } from './surface.js';

/** What a value of a set is on the day. `rule`: it is deprecated, and still works. */
export type ShownValue = { value: string; rule?: ValueRule } | 'not yet' | 'gone';

/**
 * A stored value as the day shows it. A value that is gone becomes its successor; of several, `later`, or else the first. Kinds of
 * stored events stay as they are. `not yet`: the value occurs only after the sunset of its target.
 */
export function shownValue(surface: Surface, set: string, stored: string, later?: string): ShownValue {
  const seen = new Set<string>();
  let value = stored;
  while (!seen.has(value)) {
    seen.add(value);
    const rule = surface.value(set, value);
    if (rule === undefined) return { value };
    if (rule.target.kind === 'value' && rule.target.added === true) return rule.gone ? { value } : 'not yet';
    if (!rule.gone) return { value, rule };
    if (rule.target.kind === 'eventKind') return { value };
    const successors = successorValues(rule.replacement) ?? [];
    const next = later !== undefined && successors.includes(later) ? later : successors[0];
    if (next === undefined) return 'gone';
    value = next;
  }
  return 'gone';
}

/** What a value in a request is on the day. */
export function acceptedValue(surface: Surface, set: string, value: string): { rule?: ValueRule } | 'unknown' {
  if (surface.schedule.valueSets[set]?.values.some((known) => known.value === value) !== true) return 'unknown';
  const rule = surface.value(set, value);
  if (rule === undefined) return {};
  if (rule.target.kind === 'value' && rule.target.added === true) return rule.gone ? {} : 'unknown';
  // Stored events keep their kinds, so they can be asked for.
  if (rule.gone) return rule.target.kind === 'eventKind' ? {} : 'unknown';
  return { rule };
}
