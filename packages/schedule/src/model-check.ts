import { jsonPath } from './json-path.js';
import { knownAre } from './known-names.js';
import type { ScheduleProblem } from './schedule-error.js';
import type { Schedule } from './schedule-types.js';

/** Faults of the API model: resources, value sets and operations that name what is not there or what is there twice. */
export function* modelProblems(schedule: Schedule): Generator<ScheduleProblem> {
  for (const [name, { fields }] of Object.entries(schedule.resources)) {
    for (const [field, { resource, values }] of Object.entries(fields)) {
      const path = ['resources', name, 'fields', field] as const;
      yield* unknownName(schedule.resources, resource, 'resource', jsonPath(...path, 'resource'));
      yield* unknownName(schedule.valueSets, values, 'value set', jsonPath(...path, 'values'));
    }
  }
  for (const [name, { values }] of Object.entries(schedule.valueSets)) {
    yield* repeated(
      values.map(({ value }) => value),
      'value',
      (index) => jsonPath('valueSets', name, 'values', index, 'value'),
    );
  }
  yield* operationProblems(schedule);
}

function* operationProblems(schedule: Schedule): Generator<ScheduleProblem> {
  const { operations } = schedule;
  yield* repeated(
    operations.map(({ id }) => id),
    'operation id',
    (index) => jsonPath('operations', index, 'id'),
  );
  yield* repeated(
    // Parameters have names for people only: /cards/{id} and /cards/{card} are one path.
    operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`),
    'method and path',
    (index) => jsonPath('operations', index, 'path'),
  );
  for (const [index, { query, request, response }] of operations.entries()) {
    const at = (...more: string[]): string => jsonPath('operations', index, ...more);
    yield* unknownName(schedule.resources, request?.resource, 'resource', at('request', 'resource'));
    yield* unknownName(schedule.resources, response?.resource, 'resource', at('response', 'resource'));
    for (const [name, { values }] of Object.entries(query ?? {})) {
      yield* unknownName(schedule.valueSets, values, 'value set', at('query', name, 'values'));
    }
  }
}

/** A problem when a name is given that the map does not hold. */
export function* unknownName(
  map: Readonly<Record<string, unknown>>,
  name: string | undefined,
  what: string,
  path: string,
): Generator<ScheduleProblem> {
  if (name === undefined || Object.hasOwn(map, name)) return;
  yield { path, reason: `there is no ${what} '${name}'; ${knownAre(Object.keys(map))}` };
}

/** A problem for each entry that stands earlier in the list already. */
export function* repeated(
  entries: readonly string[],
  what: string,
  pathOf: (index: number) => string,
): Generator<ScheduleProblem> {
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const earlier = first.get(entry);
    if (earlier === undefined) first.set(entry, index);
    else yield { path: pathOf(index), reason: `the ${what} '${entry}' stands at ${pathOf(earlier)} already` };
  }
}
