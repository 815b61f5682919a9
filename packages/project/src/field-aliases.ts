/** Fields and query parameters that a gateway renames. */
import type { Replacement, Schedule, Target } from '@curfew/schedule';
import { jsonPath, type ConfigProblem } from './config-error.js';
import { knownNames } from './nearest-name.js';
import { renameReplacement } from './second-names.js';

/** One second name: `alias` for the field `name` of one resource, or of all of them and of query parameters. */
interface FieldAlias {
  alias: string;
  name: string;
  resource?: string;
}

const read = (schedule: Schedule, alias: string, written: string): FieldAlias | ConfigProblem => {
  const path = jsonPath('aliases', 'fields', alias);
  const [first = '', ...rest] = written.split('.');
  if (rest.length > 0 && Object.hasOwn(schedule.resources, first)) {
    const name = rest.join('.');
    const fields = schedule.resources[first]?.fields ?? {};
    if (!Object.hasOwn(fields, name))
      return { path, reason: `${first} has no field '${name}'; ${knownNames(name, Object.keys(fields))}` };
    if (Object.hasOwn(fields, alias)) return { path, reason: `'${alias}' is a field of ${first} already` };
    return { alias, name, resource: first };
  }
  const known = [
    ...new Set([
      ...Object.values(schedule.resources).flatMap(({ fields }) => Object.keys(fields)),
      ...schedule.operations.flatMap(({ query }) => Object.keys(query ?? {})),
    ]),
  ];
  if (!known.includes(written))
    return { path, reason: `the schedule has no field '${written}'; ${knownNames(written, known)}` };
  return { alias, name: written };
};

const appliesTo = (alias: FieldAlias, resource: string): boolean =>
  alias.resource === undefined || alias.resource === resource;

/** Adds `alias` beside `name` in a map, unless something else has that name there. Whether it is distinctive is not known. */
const addBeside = (map: Record<string, object>, { alias, name }: FieldAlias): void => {
  const first = Object.hasOwn(map, name) ? map[name] : undefined;
  if (first === undefined || Object.hasOwn(map, alias)) return;
  const second: { distinctive?: boolean } = { ...first };
  delete second.distinctive;
  map[alias] = second;
};

const copyOf = (
  schedule: Schedule,
  target: Target,
  fallback: Replacement,
  alias: FieldAlias,
  all: readonly FieldAlias[],
): Target[] => {
  const { name } = alias;
  const renamed = (applies: (other: FieldAlias) => boolean): Replacement =>
    renameReplacement(target.replacement ?? fallback, (to) => {
      const others = all.filter((other) => other.name === to && applies(other));
      return others.length === 1 ? (others[0]?.alias ?? to) : to;
    });
  if (target.kind === 'field' && target.name === name) {
    const { resource } = target;
    if (resource === '*' ? alias.resource !== undefined : !appliesTo(alias, resource)) return [];
    return [
      { ...target, name: alias.alias, replacement: renamed((other) => resource === '*' || appliesTo(other, resource)) },
    ];
  }
  if (target.kind === 'query' && target.name === name && alias.resource === undefined) {
    const operations = target.operations.filter((id) =>
      Object.hasOwn(schedule.operations.find((operation) => operation.id === id)?.query ?? {}, alias.alias),
    );
    if (operations.length === 0) return [];
    return [
      { ...target, operations, name: alias.alias, replacement: renamed((other) => other.resource === undefined) },
    ];
  }
  return [];
};

/** Adds second names of fields, in place: to resources, query parameters and the targets over them. Conditions keep the first name. */
export const addFieldAliases = (schedule: Schedule, written: Readonly<Record<string, string>>): ConfigProblem[] => {
  const entries = Object.entries(written).map(([alias, name]) => read(schedule, alias, name));
  const problems = entries.filter((entry): entry is ConfigProblem => 'reason' in entry);
  if (problems.length > 0) return problems;
  const aliases = entries.filter((entry): entry is FieldAlias => 'alias' in entry);
  for (const alias of aliases) {
    for (const [resource, { fields }] of Object.entries(schedule.resources)) {
      if (appliesTo(alias, resource)) addBeside(fields, alias);
    }
    if (alias.resource === undefined) {
      for (const { query } of schedule.operations) if (query !== undefined) addBeside(query, alias);
    }
  }
  for (const deprecation of schedule.deprecations) {
    const copies = deprecation.targets.flatMap((target) =>
      aliases.flatMap((alias) => copyOf(schedule, target, deprecation.replacement, alias, aliases)),
    );
    for (const target of deprecation.targets) {
      if (target.kind !== 'identifier') continue;
      const { fields, resource } = target;
      fields.push(
        ...aliases
          .filter((alias) => fields.includes(alias.name) && appliesTo(alias, resource))
          .map(({ alias }) => alias),
      );
    }
    deprecation.targets.push(...copies);
  }
  return [];
};
