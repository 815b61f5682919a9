/** A schedule as one project meets it: with its own dates, names and operations. */
import {
  ScheduleError,
  parseSchedule,
  type HttpMethod,
  type Operation,
  type Schedule,
  type Target,
} from '@curfew/schedule';
import { addFieldAliases } from './field-aliases.js';
import { addPathAliases } from './path-aliases.js';
import { addAuthAliases, addHostAliases } from './service-aliases.js';
import { addValueAliases } from './value-aliases.js';
import { ConfigError, jsonPath, type ConfigProblem } from './config-error.js';
import { knownNames } from './nearest-name.js';
import type { CurfewConfig } from './project-contracts.js';

const applySunsets = (schedule: Schedule, overrides: NonNullable<CurfewConfig['overrides']>): ConfigProblem[] =>
  Object.entries(overrides).flatMap(([id, { sunset }]) => {
    const deprecation = schedule.deprecations.find((each) => each.id === id);
    if (deprecation === undefined) {
      const ids = schedule.deprecations.map((each) => each.id);
      return [{ path: jsonPath('overrides', id), reason: `there is no deprecation '${id}'; ${knownNames(id, ids)}` }];
    }
    if (sunset !== undefined) deprecation.sunset = sunset;
    return [];
  });

/** Operations that the schedule knows by name only: those that a replacement names and no operation describes. */
const namedOnly = (schedule: Schedule): string[] =>
  schedule.deprecations
    .flatMap(({ replacement, targets }) => [replacement, ...targets.map((target) => target.replacement)])
    .flatMap((replacement) =>
      replacement?.kind === 'resource' && replacement.operation !== undefined ? [replacement.operation] : [],
    );

/** What `replaces` calls a target: `deassignCard`, or `fetchCards?user_id` for a filter. */
const surfaces = (target: Target): string[] => {
  if (target.kind === 'endpoint') return [target.operation];
  return target.kind === 'query' ? target.operations.map((operation) => `${operation}?${target.name}`) : [];
};

/** Names `id` as what takes over from an operation or a filter; false where the schedule asks for nothing of the kind, or names another one. */
const takeOver = (schedule: Schedule, id: string, old: string): boolean => {
  let isOpen = false;
  for (const { targets, replacement } of schedule.deprecations) {
    for (const target of targets) {
      const asked = target.replacement ?? replacement;
      if (asked.kind !== 'resource' || !surfaces(target).includes(old)) continue;
      if (asked.operation !== undefined && asked.operation !== id) continue;
      target.replacement = { ...asked, operation: id };
      isOpen = true;
    }
  }
  return isOpen;
};

const applyReplaced = (schedule: Schedule, id: string, replaces: readonly string[]): ConfigProblem[] =>
  replaces.flatMap((old, index) =>
    takeOver(schedule, id, old)
      ? []
      : [
          {
            path: jsonPath('operations', id, 'replaces', index),
            reason: `the schedule leaves no successor of an operation '${old}' open; ${knownNames(old, openOperations(schedule))}`,
          },
        ],
  );

/** Deprecated operations and filters that a resource takes over from, by an operation that is not named. */
const openOperations = (schedule: Schedule): string[] =>
  schedule.deprecations.flatMap(({ targets, replacement }) =>
    targets.flatMap((target) => {
      const asked = target.replacement ?? replacement;
      return asked.kind === 'resource' && asked.operation === undefined ? surfaces(target) : [];
    }),
  );

const listFaults = (schedule: Schedule, id: string, lists: string | undefined): ConfigProblem[] => {
  const resources = Object.keys(schedule.resources);
  return lists === undefined || resources.includes(lists)
    ? []
    : [
        {
          path: jsonPath('operations', id, 'lists'),
          reason: `there is no resource '${lists}'; ${knownNames(lists, resources)}`,
        },
      ];
};

/** Each parameter that goes into the body must be one of every path that is replaced. */
const bodyFaults = (
  schedule: Schedule,
  id: string,
  replaces: readonly string[],
  body: Readonly<Record<string, string>>,
): ConfigProblem[] =>
  Object.entries(body).flatMap(([field, parameter]) =>
    replaces.flatMap((old) => {
      const path = schedule.operations.find((operation) => operation.id === old)?.path ?? '';
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return parameters.includes(parameter)
        ? []
        : [
            {
              path: jsonPath('operations', id, 'body', field),
              reason: `'${old}' has no parameter '${parameter}' in its path; ${knownNames(parameter, parameters)}`,
            },
          ];
    }),
  );

const applyOperations = (schedule: Schedule, operations: NonNullable<CurfewConfig['operations']>): ConfigProblem[] =>
  Object.entries(operations).flatMap(([id, { method, path, replaces = [], lists, body }]) => {
    const faults = [
      ...applyReplaced(schedule, id, replaces),
      ...listFaults(schedule, id, lists),
      ...bodyFaults(schedule, id, replaces, body ?? {}),
    ];
    if (faults.length > 0) return faults;
    const response = lists === undefined ? {} : { response: { resource: lists, list: true } };
    const known = schedule.operations.find((operation) => operation.id === id);
    if (known !== undefined) {
      known.method = method as HttpMethod;
      known.path = path;
      Object.assign(known, response);
      // What a person wrote down is no longer inferred.
      delete known.assumed;
      return [];
    }
    const names = namedOnly(schedule);
    if (!names.includes(id) && lists === undefined) {
      const all = [...new Set([...names, ...schedule.operations.map((operation) => operation.id)])];
      return [
        { path: jsonPath('operations', id), reason: `the schedule names no operation '${id}'; ${knownNames(id, all)}` },
      ];
    }
    const added: Operation = { id, method: method as HttpMethod, path, ...response };
    schedule.operations.push(added);
    return [];
  });

/**
 * Applies what a configuration says about the schedule itself, and leaves the given one as it is.
 *
 * - `overrides.*.sunset` becomes the sunset of the deprecation; a target with a sunset of its own keeps it.
 * - `operations` gives an operation its method and path, or adds one that the schedule knows by name only.
 * - `aliases` adds second names beside the first: a value, field, query parameter or operation under the other name, deprecated where the
 *   first is. The replacement of a second name is the second name of the replacement, where there is exactly one. Hosts and words of the
 *   auth marker are added to those of the service.
 *
 * @returns A schedule that passes the same checks as one that was loaded; the given one when there is nothing to apply.
 * @throws ConfigError An unknown id or name, or a name that the schedule has already.
 */
export const applyConfigToSchedule = (schedule: Schedule, config: CurfewConfig): Schedule => {
  const { aliases, operations, overrides } = config;
  if (aliases === undefined && operations === undefined && overrides === undefined) return schedule;
  const copy = structuredClone(schedule);
  const source = config.source ?? 'the configuration';
  const problems = [
    ...applySunsets(copy, overrides ?? {}),
    ...applyOperations(copy, operations ?? {}),
    ...addValueAliases(copy, aliases?.values ?? {}),
    ...addFieldAliases(copy, aliases?.fields ?? {}),
    ...addPathAliases(copy, aliases?.paths ?? {}),
    ...addHostAliases(copy, aliases?.hosts ?? {}),
    ...addAuthAliases(copy, aliases?.authSchemes ?? {}),
  ];
  if (problems.length > 0) throw new ConfigError(source, problems);
  try {
    return parseSchedule(copy, source);
  } catch (error) {
    if (!(error instanceof ScheduleError)) throw error;
    throw new ConfigError(
      source,
      error.problems.map(({ path, reason }) => ({ path: '$', reason: `applied to the schedule, ${path}: ${reason}` })),
    );
  }
};
