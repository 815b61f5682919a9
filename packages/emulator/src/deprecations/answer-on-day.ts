import { countsFor } from './condition.js';
import { plainRename, type Rule, type Surface } from './surface.js';
import { shownValue } from './values.js';

/** Key of an object of the service to the values that its fields take once the stored ones are gone. */
export const laterValues = Symbol('values after the sunset');

/** An object of the service with all its fields, old and new. */
export interface FullObject extends Record<string, unknown> {
  [laterValues]?: Readonly<Record<string, string | undefined>>;
}

/**
 * An answer as the service gives it on the day: without the fields that are gone, with the values that are known. What of it is
 * deprecated and still there is told to `touch`.
 *
 * @param resource name of the resource that the answer, or each entry of it, is
 */
export function answerOnDay(surface: Surface, resource: string, full: unknown, touch: (rule: Rule) => void): unknown {
  if (Array.isArray(full)) {
    return full.flatMap((entry: unknown) => {
      const shown = answerOnDay(surface, resource, entry, touch);
      return shown === undefined ? [] : [shown];
    });
  }
  if (typeof full !== 'object' || full === null) return full;
  const object = { ...(full as FullObject) };
  const touched: Rule[] = [];
  if (!showFields(surface, resource, object, touched)) return undefined;
  for (const rule of touched) touch(rule);
  for (const [name, field] of Object.entries(surface.schedule.resources[resource]?.fields ?? {})) {
    if (field.resource !== undefined && object[name] !== undefined)
      object[name] = answerOnDay(surface, field.resource, object[name], touch);
  }
  return object;
}

/** Changes the copy of an object; false when it cannot be shown on the day at all. */
function showFields(surface: Surface, resource: string, object: FullObject, touched: Rule[]): boolean {
  const rules = surface.fields(resource).filter(({ target }) => target.side !== 'request');
  const counting = rules.filter(({ target }) => countsFor(target, object));
  for (const rule of counting) copyBothWays(object, rule.target.name, plainRename(rule));
  for (const [name, field] of Object.entries(surface.schedule.resources[resource]?.fields ?? {})) {
    const stored = object[name];
    if (field.values === undefined || typeof stored !== 'string') continue;
    const shown = shownValue(surface, field.values, stored, object[laterValues]?.[name]);
    if (shown === 'not yet') return false;
    object[name] = shown === 'gone' ? undefined : shown.value;
    if (shown !== 'gone' && shown.rule !== undefined) touched.push(shown.rule);
  }
  for (const rule of counting) {
    const { name } = rule.target;
    if (object[name] === undefined) continue;
    if (rule.gone) object[name] = undefined;
    else touched.push(rule);
  }
  return true;
}

/** What is only renamed is there under both names, and the rules decide which of them is shown. */
export function copyBothWays(object: Record<string, unknown>, old: string, renamed: string | undefined): void {
  if (renamed === undefined) return;
  if (object[renamed] === undefined && object[old] !== undefined) object[renamed] = object[old];
  else if (object[old] === undefined && object[renamed] !== undefined) object[old] = object[renamed];
}
