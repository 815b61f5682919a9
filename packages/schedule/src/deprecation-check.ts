import { parseDay } from './days.js';
import { jsonPath } from './json-path.js';
import { repeated } from './model-check.js';
import { replacementProblems } from './replacement-check.js';
import { isSemverRange } from './semver-ranges.js';
import type { ScheduleProblem } from './schedule-error.js';
import type { Day, Deprecation, Schedule } from './schedule-types.js';
import { targetProblems } from './target-check.js';

/** Faults of the deprecations: ids used twice, days that do not exist, targets and replacements that name nothing. */
export function* deprecationProblems(schedule: Schedule): Generator<ScheduleProblem> {
  const { deprecations } = schedule;
  yield* repeated(
    deprecations.map(({ id }) => id),
    'deprecation id',
    (index) => jsonPath('deprecations', index, 'id'),
  );
  for (const [index, deprecation] of deprecations.entries()) {
    const at = (...more: (string | number)[]): string => jsonPath('deprecations', index, ...more);
    yield* dayProblems(deprecation, at);
    yield* sdkProblems(deprecation, at('sdk', 'range'));
    for (const [position, target] of deprecation.targets.entries()) {
      yield* unrealDay(target.sunset, at('targets', position, 'sunset'));
      yield* targetProblems(schedule, target, (...more) => at('targets', position, ...more));
    }
    yield* replacementProblems(schedule, deprecation, at);
  }
  yield* sharedSurface(schedule);
}

function* dayProblems(
  { announced, sunset, availableFrom }: Deprecation,
  at: (...more: string[]) => string,
): Generator<ScheduleProblem> {
  const unreal = [
    ...unrealDay(announced, at('announced')),
    ...unrealDay(sunset, at('sunset')),
    ...unrealDay(availableFrom, at('availableFrom')),
  ];
  yield* unreal;
  if (unreal.length === 0 && announced !== undefined && announced > sunset) {
    yield { path: at('announced'), reason: `${announced} is after the sunset ${sunset}` };
  }
}

function* unrealDay(day: Day | undefined, path: string): Generator<ScheduleProblem> {
  if (day === undefined) return;
  try {
    parseDay(day);
  } catch (error) {
    yield { path, reason: error instanceof Error ? error.message : String(error) };
  }
}

function* sdkProblems({ sdk }: Deprecation, path: string): Generator<ScheduleProblem> {
  if (sdk === undefined || isSemverRange(sdk.range)) return;
  yield { path, reason: `'${sdk.range}' is not a semver range` };
}

/** Properties of a target that do not say which surface it is. */
const BESIDE_THE_SURFACE: ReadonlySet<string> = new Set(['sunset', 'replacement', 'assumed', 'note']);

/** Two targets that are word for word the same surface would report everything twice. */
function* sharedSurface({ deprecations }: Schedule): Generator<ScheduleProblem> {
  const live = deprecations.flatMap(({ targets, withdrawn }, index) =>
    withdrawn === true
      ? []
      : targets.map((target, position) => ({ target, path: ['deprecations', index, 'targets', position] })),
  );
  const surfaces = live.map(({ target }) => {
    const surface = Object.entries(target).filter(([key]) => !BESIDE_THE_SURFACE.has(key));
    return JSON.stringify(surface.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  const first = new Map<string, number>();
  for (const [index, surface] of surfaces.entries()) {
    const earlier = live[first.get(surface) ?? -1];
    if (earlier === undefined) first.set(surface, index);
    else
      yield {
        path: jsonPath(...(live[index]?.path ?? [])),
        reason: `the same target stands at ${jsonPath(...earlier.path)} already`,
      };
  }
}
