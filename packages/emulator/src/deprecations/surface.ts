import {
  type Day,
  daysLeft,
  type Deprecation,
  type EndpointTarget,
  type EventKindTarget,
  type FieldTarget,
  type IdentifierTarget,
  type QueryTarget,
  type Replacement,
  type Schedule,
  sunsetOf,
  type Target,
  type ValueTarget,
} from '@curfew/schedule';

/** One target of the schedule on the day of the emulator. */
export interface Rule<T extends Target = Target> {
  deprecation: Deprecation;
  target: T;
  /** The sunset that counts for the target. */
  sunset: Day;
  replacement: Replacement;
  /** The old behaviour does not work any more on the day. */
  gone: boolean;
}

export type ValueRule = Rule<ValueTarget> | Rule<EventKindTarget>;

/** What the schedule deprecates, looked up by where it stands, on one day. */
export interface Surface {
  schedule: Schedule;
  asOf: Day;
  rules: readonly Rule[];
  endpoint: (operation: string) => Rule<EndpointTarget> | undefined;
  query: (operation: string, name: string) => Rule<QueryTarget> | undefined;
  queries: (operation: string) => readonly Rule<QueryTarget>[];
  /** Targets on the resource itself, and those on any resource. */
  fields: (resource: string) => readonly Rule<FieldTarget>[];
  value: (set: string, value: string) => ValueRule | undefined;
  identifiers: (operation: string, parameter: string) => readonly Rule<IdentifierTarget>[];
}

/**
 * Reads the schedule on a day: its dates alone decide, not which client is installed where. Withdrawn deprecations are none.
 * @throws {DayError} when `asOf` is no day.
 */
export function surfaceOn(schedule: Schedule, asOf: Day): Surface {
  const rules = schedule.deprecations
    .filter(({ withdrawn }) => withdrawn !== true)
    .flatMap((deprecation) => deprecation.targets.map((target) => ruleOf(schedule, asOf, deprecation, target)));
  const ofKind = <T extends Target>(kind: T['kind']): Rule<T>[] =>
    rules.filter((rule): rule is Rule<T> => rule.target.kind === kind);
  const endpoints = ofKind<EndpointTarget>('endpoint');
  const queries = ofKind<QueryTarget>('query');
  const fields = ofKind<FieldTarget>('field');
  const values: ValueRule[] = [...ofKind<ValueTarget>('value'), ...ofKind<EventKindTarget>('eventKind')];
  const identifiers = ofKind<IdentifierTarget>('identifier');
  return {
    schedule,
    asOf,
    rules,
    endpoint: (operation) => goneFirst(endpoints.filter(({ target }) => target.operation === operation)),
    query: (operation, name) =>
      goneFirst(queries.filter(({ target }) => target.operations.includes(operation) && target.name === name)),
    queries: (operation) => queries.filter(({ target }) => target.operations.includes(operation)),
    fields: (resource) => fields.filter(({ target }) => target.resource === resource || target.resource === '*'),
    value: (set, value) => goneFirst(values.filter(({ target }) => target.set === set && target.value === value)),
    identifiers: (operation, parameter) =>
      identifiers.filter(({ target }) => target.operations.includes(operation) && target.parameter === parameter),
  };
}

function ruleOf(schedule: Schedule, asOf: Day, deprecation: Deprecation, target: Target): Rule {
  const sunset = sunsetOf(deprecation, target);
  return {
    deprecation,
    target,
    sunset,
    replacement: target.replacement ?? deprecation.replacement,
    gone: daysLeft(sunset, asOf, schedule.service.sunsetDay) <= 0,
  };
}

/** Where two targets name the same thing, it is gone as soon as one of them is. */
function goneFirst<T extends { gone: boolean }>(rules: readonly T[]): T | undefined {
  return rules.find(({ gone }) => gone) ?? rules[0];
}

/** The new name of something renamed without a change of meaning (a note says that something has to be checked). */
export function plainRename({ replacement }: Rule): string | undefined {
  return replacement.kind === 'rename' && replacement.note === undefined ? replacement.to : undefined;
}
