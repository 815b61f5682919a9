import { unknownName } from './model-check.js';
import type { ScheduleProblem } from './schedule-error.js';
import type { Deprecation, Replacement, Schedule, Target, TargetKind, ValueMove } from './schedule-types.js';
import { unknownOperation, unknownValue } from './target-check.js';

type PathOf = (...more: (string | number)[]) => string;

/** What each kind of replacement can stand for. */
const STANDS_FOR: Readonly<Record<Replacement['kind'], readonly TargetKind[]>> = {
  rename: ['query', 'field', 'value', 'eventKind'],
  move: ['endpoint'],
  merge: ['value', 'eventKind'],
  split: ['value', 'eventKind'],
  expand: ['query', 'field'],
  sequence: ['endpoint'],
  resource: ['endpoint', 'query', 'field', 'value', 'eventKind', 'identifier'],
  fields: ['query', 'field'],
  none: ['endpoint', 'query', 'field', 'value', 'eventKind', 'identifier'],
};

/** Faults of the replacements of a deprecation and of its targets: names that lead nowhere, kinds that do not fit. */
export function* replacementProblems(
  schedule: Schedule,
  deprecation: Deprecation,
  at: PathOf,
): Generator<ScheduleProblem> {
  yield* nameProblems(schedule, deprecation.replacement, (...more) => at('replacement', ...more));
  for (const [index, target] of deprecation.targets.entries()) {
    const own = target.replacement;
    const replacement = own ?? deprecation.replacement;
    const path: PathOf = (...more) => (own ? at('targets', index, 'replacement', ...more) : at('replacement', ...more));
    if (own) yield* nameProblems(schedule, own, path);
    if (!STANDS_FOR[replacement.kind].includes(target.kind)) {
      const reason = `a replacement of kind '${replacement.kind}' cannot stand for a target of kind '${target.kind}'`;
      yield { path: own ? path('kind') : at('targets', index), reason };
    } else yield* placeProblems(schedule, target, replacement, path);
  }
}

/** Operations and resources are named whatever the target is. An unlisted operation of `resource` is known by name only. */
function* nameProblems(schedule: Schedule, replacement: Replacement, at: PathOf): Generator<ScheduleProblem> {
  if (replacement.kind === 'move') yield* unknownOperation(schedule, replacement.operation, at('operation'));
  if (replacement.kind === 'resource') {
    yield* unknownName(schedule.resources, replacement.resource, 'resource', at('resource'));
  }
  if (replacement.kind === 'rename' && replacement.value)
    yield* valueProblems(schedule, replacement.value, (...more) => at('value', ...more));
  if (replacement.kind !== 'sequence') return;
  for (const [index, id] of replacement.operations.entries()) {
    yield* unknownOperation(schedule, id, at('operations', index));
  }
}

/** The fields of a value that changes with its name lead somewhere, each in the resource that the one before holds. */
function* valueProblems(schedule: Schedule, value: ValueMove, at: PathOf): Generator<ScheduleProblem> {
  yield* unknownName(schedule.resources, value.resource, 'resource', at('resource'));
  const first = schedule.resources[value.resource];
  if (!first) return;
  yield* unknownName(first.fields, value.from, `field of ${value.resource}`, at('from'));
  let owner = value.resource;
  for (const [index, name] of value.to.split('.').entries()) {
    const fields = schedule.resources[owner]?.fields;
    if (!fields) {
      const reason = `'${value.to.split('.').slice(0, index).join('.')}' is no resource; nothing can be read from it`;
      yield { path: at('to'), reason };
      return;
    }
    const field = fields[name];
    if (!field) yield* unknownName(fields, name, `field of ${owner}`, at('to'));
    if (!field) return;
    owner = field.resource ?? '';
  }
}

/** New names must exist at the place of the old one, as far as the schedule claims to know that place. */
function* placeProblems(
  schedule: Schedule,
  target: Target,
  replacement: Replacement,
  at: PathOf,
): Generator<ScheduleProblem> {
  for (const { name, path } of newNames(replacement, at)) {
    if (target.kind === 'value' || target.kind === 'eventKind') yield* unknownValue(schedule, target.set, name, path);
    if (target.kind === 'query') {
      for (const operation of schedule.operations.filter(({ id }) => target.operations.includes(id))) {
        yield* unknownName(operation.query ?? {}, name, `query parameter of ${operation.id}`, path);
      }
    }
    if (target.kind === 'field' && target.resource !== '*') {
      const resource = schedule.resources[target.resource];
      if (resource?.complete === true) yield* unknownName(resource.fields, name, `field of ${target.resource}`, path);
    }
  }
}

function newNames(replacement: Replacement, at: PathOf): { name: string; path: string }[] {
  switch (replacement.kind) {
    case 'rename':
      return [{ name: replacement.to, path: at('to') }];
    case 'merge':
      return [{ name: replacement.into, path: at('into') }];
    case 'split':
    case 'expand':
    case 'fields':
      return replacement.into.map((name, index) => ({ name, path: at('into', index) }));
    case 'move':
    case 'sequence':
    case 'resource':
    case 'none':
      return [];
  }
}
