/** Values that a gateway renames. */
import type { Schedule, Target } from '@curfew/schedule';
import { jsonPath, type ConfigProblem } from './config-error.js';
import { knownNames } from './nearest-name.js';
import { onlySecondName, renameReplacement, secondNames, type SecondNames } from './second-names.js';

const problemsOf = (schedule: Schedule, aliases: Readonly<Record<string, string>>): ConfigProblem[] => {
  const known = [
    ...new Set(Object.values(schedule.valueSets).flatMap(({ values }) => values.map(({ value }) => value))),
  ];
  return Object.entries(aliases).flatMap(([alias, value]) => {
    const path = jsonPath('aliases', 'values', alias);
    if (!known.includes(value))
      return [{ path, reason: `the schedule has no value '${value}'; ${knownNames(value, known)}` }];
    return known.includes(alias) ? [{ path, reason: `'${alias}' is a value of the schedule already` }] : [];
  });
};

/** The same target for each second name of its value. What begins to occur after a sunset is asked for under its first name alone. */
const copiesOf = (
  target: Target,
  fallback: Schedule['deprecations'][number]['replacement'],
  names: SecondNames,
): Target[] => {
  if ((target.kind !== 'value' || target.added === true) && target.kind !== 'eventKind') return [];
  const replacement = renameReplacement(target.replacement ?? fallback, (name) => onlySecondName(names, name));
  return (names.get(target.value) ?? []).map((value) => ({ ...target, value, replacement }));
};

/** Adds second names of values, in place: to their sets, to the targets over them and to conditions. */
export const addValueAliases = (schedule: Schedule, aliases: Readonly<Record<string, string>>): ConfigProblem[] => {
  const problems = problemsOf(schedule, aliases);
  if (problems.length > 0) return problems;
  const names = secondNames(aliases);
  for (const set of Object.values(schedule.valueSets)) {
    set.values.push(...set.values.flatMap(({ value }) => names.get(value) ?? []).map((value) => ({ value })));
  }
  for (const deprecation of schedule.deprecations) {
    deprecation.targets.push(
      ...deprecation.targets.flatMap((target) => copiesOf(target, deprecation.replacement, names)),
    );
    for (const target of deprecation.targets) {
      for (const condition of [target.when, target.unless]) {
        condition?.in.push(...condition.in.flatMap((value) => names.get(value) ?? []));
      }
    }
  }
  return [];
};
