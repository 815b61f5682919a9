/** Paths that a gateway moves. */
import type { Operation, Schedule, Target } from '@curfew/schedule';
import { jsonPath, type ConfigProblem } from './config-error.js';
import { moveReplacement } from './second-names.js';

/** `/cards/{id}` -> `['cards', '{}']`: parameters have names for people only. */
const segments = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/\{[^}]*\}/g, '{}'));

const isBelow = (path: string, top: string): boolean =>
  segments(top).every((segment, index) => segments(path)[index] === segment);

/** Path of an operation under an alias of the path above it. Parameters have the names that the operation gives them. */
const moved = (path: string, from: string, to: string): string => {
  const parts = path.split('/');
  const length = segments(from).length + 1;
  const parameters =
    parts
      .slice(0, length)
      .join('/')
      .match(/\{[^}]*\}/g) ?? [];
  let position = 0;
  const renamed = to.replace(/\{[^}]*\}/g, (own) => parameters[position++] ?? own);
  return [renamed, ...parts.slice(length)].join('/');
};

/** The operations that an alias adds: those at or below the path, except where a longer alias speaks of them. */
const secondOperations = (
  schedule: Schedule,
  aliases: readonly (readonly [string, string])[],
): Map<string, Operation[]> => {
  const added = new Map<string, Operation[]>();
  for (const operation of schedule.operations) {
    const above = aliases.filter(([, path]) => isBelow(operation.path, path));
    const longest = Math.max(0, ...above.map(([, path]) => segments(path).length));
    const copies = above
      .filter(([, path]) => segments(path).length === longest)
      .map(([alias, path], index) => ({
        ...structuredClone(operation),
        id: `${operation.id}.alias${index === 0 ? '' : String(index + 1)}`,
        path: moved(operation.path, path, alias),
      }));
    if (copies.length > 0) added.set(operation.id, copies);
  }
  return added;
};

/** Adds second paths of operations, in place: further operations, deprecated where the first are. */
export const addPathAliases = (schedule: Schedule, written: Readonly<Record<string, string>>): ConfigProblem[] => {
  const aliases = Object.entries(written);
  const problems = aliases
    .filter(([, path]) => !schedule.operations.some((operation) => isBelow(operation.path, path)))
    .map(([alias, path]) => ({
      path: jsonPath('aliases', 'paths', alias),
      reason: `the schedule has no operation at or below '${path}'; known are: ${[...new Set(schedule.operations.map((each) => each.path))].join(', ')}`,
    }));
  if (problems.length > 0) return problems;
  const added = secondOperations(schedule, aliases);
  schedule.operations.push(...[...added.values()].flat());

  const secondIds = (id: string): string[] => (added.get(id) ?? []).map((operation) => operation.id);
  /** The copy with the same position among the aliases, so that one gateway's old path leads to its own new path. */
  const translate = (position: number) => (id: string) => secondIds(id)[position] ?? id;

  for (const deprecation of schedule.deprecations) {
    const copies = deprecation.targets.flatMap((target): Target[] =>
      target.kind === 'endpoint'
        ? secondIds(target.operation).map((operation, position) => ({
            ...target,
            operation,
            replacement: moveReplacement(target.replacement ?? deprecation.replacement, translate(position)),
          }))
        : [],
    );
    for (const target of deprecation.targets) {
      if (target.kind === 'query' || target.kind === 'identifier')
        target.operations.push(...target.operations.flatMap(secondIds));
    }
    deprecation.targets.push(...copies);
  }
  return [];
};
