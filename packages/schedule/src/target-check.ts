import { unknownName } from './model-check.js';
import { knownAre } from './known-names.js';
import type { ScheduleProblem } from './schedule-error.js';
import type { Condition, Operation, Schedule, Target } from './schedule-types.js';

type PathOf = (...more: (string | number)[]) => string;

/** Faults of one target: operations, parameters, resources, fields and values that the model does not hold. */
export function* targetProblems(schedule: Schedule, target: Target, at: PathOf): Generator<ScheduleProblem> {
  switch (target.kind) {
    case 'endpoint':
      yield* unknownOperation(schedule, target.operation, at('operation'));
      break;
    case 'query':
      for (const [index, id] of target.operations.entries()) {
        yield* unknownOperation(schedule, id, at('operations', index));
        const operation = schedule.operations.find((candidate) => candidate.id === id);
        if (operation) yield* unknownName(operation.query ?? {}, target.name, `query parameter of ${id}`, at('name'));
      }
      break;
    case 'field':
      yield* fieldProblems(schedule, target.resource, target.name, at('resource'), at('name'));
      break;
    case 'value':
    case 'eventKind':
      yield* unknownName(schedule.valueSets, target.set, 'value set', at('set'));
      yield* unknownValue(schedule, target.set, target.value, at('value'));
      break;
    case 'identifier':
      for (const [index, id] of target.operations.entries()) {
        yield* unknownOperation(schedule, id, at('operations', index));
        const operation = schedule.operations.find((candidate) => candidate.id === id);
        if (operation && !operation.path.includes(`{${target.parameter}}`)) {
          yield {
            path: at('parameter'),
            reason: `the path ${operation.path} of ${id} has no parameter '${target.parameter}'`,
          };
        }
      }
      for (const [index, field] of target.fields.entries()) {
        yield* fieldProblems(schedule, target.resource, field, at('resource'), at('fields', index));
      }
      break;
  }
  yield* conditionProblems(schedule, target, target.when, (...more) => at('when', ...more));
  yield* conditionProblems(schedule, target, target.unless, (...more) => at('unless', ...more));
}

/** A problem when the schedule lists no operation with this id. */
export function* unknownOperation(schedule: Schedule, id: string, path: string): Generator<ScheduleProblem> {
  const known = schedule.operations.map((operation) => operation.id);
  if (!known.includes(id)) yield { path, reason: `there is no operation '${id}'; ${knownAre(known)}` };
}

/** A problem when a value set that exists does not hold the value. */
export function* unknownValue(
  schedule: Schedule,
  set: string,
  value: string,
  path: string,
): Generator<ScheduleProblem> {
  if (!Object.hasOwn(schedule.valueSets, set)) return;
  const known = (schedule.valueSets[set]?.values ?? []).map((entry) => entry.value);
  if (!known.includes(value)) yield { path, reason: `there is no value '${value}' in ${set}; ${knownAre(known)}` };
}

function* fieldProblems(
  schedule: Schedule,
  resource: string,
  field: string,
  resourcePath: string,
  fieldPath: string,
): Generator<ScheduleProblem> {
  if (resource === '*') {
    const isKnown = Object.values(schedule.resources).some(({ fields }) => Object.hasOwn(fields, field));
    if (!isKnown) yield { path: fieldPath, reason: `no resource has a field '${field}'` };
    return;
  }
  yield* unknownName(schedule.resources, resource, 'resource', resourcePath);
  if (!Object.hasOwn(schedule.resources, resource)) return;
  yield* unknownName(schedule.resources[resource]?.fields ?? {}, field, `field of ${resource}`, fieldPath);
}

function* conditionProblems(
  schedule: Schedule,
  target: Target,
  condition: Condition | undefined,
  at: PathOf,
): Generator<ScheduleProblem> {
  if (condition === undefined) return;
  const fields = resourcesAround(schedule, target)
    .map((name) => schedule.resources[name]?.fields ?? {})
    .filter((candidates) => Object.hasOwn(candidates, condition.field))
    .map((candidates) => candidates[condition.field]);
  if (fields.length === 0) {
    yield { path: at('field'), reason: `no resource of this target has a field '${condition.field}'` };
    return;
  }
  const sets = fields.flatMap((field) => (field?.values === undefined ? [] : [schedule.valueSets[field.values]]));
  if (sets.length < fields.length) return;
  const known = sets.flatMap((set) => set?.values ?? []).map(({ value }) => value);
  for (const [index, text] of condition.in.entries()) {
    const matches = text.endsWith('*')
      ? known.some((value) => value.startsWith(text.slice(0, -1)))
      : known.includes(text);
    if (!matches)
      yield {
        path: at('in', index),
        reason: `'${condition.field}' is never '${text}'; ${knownAre(known)}`,
      };
  }
}

/** Names of the resources whose fields a condition of the target can be about. */
function resourcesAround(schedule: Schedule, target: Target): string[] {
  const names = Object.keys(schedule.resources);
  switch (target.kind) {
    case 'field':
      return target.resource === '*' ? names : [target.resource];
    case 'identifier':
      return [target.resource];
    case 'endpoint':
      return resourcesOf(schedule, [target.operation]);
    case 'query':
      return resourcesOf(schedule, target.operations);
    case 'value':
    case 'eventKind':
      return names.filter((name) =>
        Object.values(schedule.resources[name]?.fields ?? {}).some((field) => field.values === target.set),
      );
  }
}

function resourcesOf(schedule: Schedule, ids: readonly string[]): string[] {
  const both = ({ request, response }: Operation): (string | undefined)[] => [request?.resource, response?.resource];
  return schedule.operations
    .filter(({ id }) => ids.includes(id))
    .flatMap(both)
    .filter((name) => name !== undefined);
}
