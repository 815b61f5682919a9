import type { Condition, Target } from '@curfew/schedule';

/** Whether a target counts for this object: its `when` holds, and its `unless` does not. */
export function countsFor({ when, unless }: Target, object: Readonly<Record<string, unknown>>): boolean {
  if (when !== undefined && !holds(when, object)) return false;
  return unless === undefined || !holds(unless, object);
}

function holds({ field, in: values }: Condition, object: Readonly<Record<string, unknown>>): boolean {
  const actual = object[field];
  if (typeof actual !== 'string') return false;
  return values.some((value) => (value.endsWith('*') ? actual.startsWith(value.slice(0, -1)) : actual === value));
}
