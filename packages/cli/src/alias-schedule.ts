import type { CurfewConfig } from '@curfew/project';
import type { Condition, Deprecation, Field, Operation, Replacement, Schedule, Target } from '@curfew/schedule';

type Aliases = NonNullable<CurfewConfig['aliases']>;

/** Names of the schedule to their other names. */
type Others = ReadonlyMap<string, readonly string[]>;

interface AllOthers {
  fields: Others;
  values: Others;
  /** Operation id to ids of the operations that stand for it behind the gateway. */
  operations: Others;
}

/**
 * The schedule with other names beside its own: what a gateway in front of the service calls fields (and query parameters), values and
 * paths. A path stands for everything below it. What replaces an aliased name is its aliased successor, where there is one.
 */
export function aliasSchedule(schedule: Schedule, aliases: Aliases): Schedule {
  const fields = inverted(aliases.fields ?? {});
  const values = inverted(aliases.values ?? {});
  const aliased = aliasedOperations(schedule.operations, aliases.paths ?? {});
  const operations = new Map<string, string[]>();
  for (const { of, operation } of aliased) operations.set(of, [...(operations.get(of) ?? []), operation.id]);
  const others: AllOthers = { fields, values, operations };
  return {
    ...schedule,
    resources: mapValues(schedule.resources, (resource) => ({
      ...resource,
      fields: withOtherFields(resource.fields, fields),
    })),
    valueSets: mapValues(schedule.valueSets, (set) => ({
      ...set,
      values: set.values.flatMap((entry) => [entry, ...(values.get(entry.value) ?? []).map((value) => ({ value }))]),
    })),
    operations: [...schedule.operations, ...aliased.map(({ operation }) => operation)],
    deprecations: schedule.deprecations.map((deprecation) => ({
      ...deprecation,
      targets: deprecation.targets.flatMap((target) => withOtherTargets(target, deprecation, others)),
    })),
  };
}

function inverted(names: Readonly<Record<string, string>>): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const [other, own] of Object.entries(names)) others.set(own, [...(others.get(own) ?? []), other]);
  return others;
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function withOtherFields(fields: Readonly<Record<string, Field>>, others: Others): Record<string, Field> {
  const all: Record<string, Field> = { ...fields };
  for (const [name, field] of Object.entries(fields)) {
    // Whether the gateway's name belongs to it alone is not known.
    for (const other of others.get(name) ?? []) all[other] ??= { ...field, distinctive: false };
  }
  return all;
}

/** Copies of the operations whose path begins, segment by segment, with an aliased one. */
function aliasedOperations(
  operations: readonly Operation[],
  paths: Readonly<Record<string, string>>,
): { of: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([other, own]) =>
    operations
      .filter(({ path }) => path === own || path.startsWith(`${own}/`))
      .map((operation) => ({
        of: operation.id,
        operation: {
          ...operation,
          id: `${operation.id} at ${other}`,
          path: other + operation.path.slice(own.length),
          distinctive: false,
        },
      })),
  );
}

/** The target as it is, and once more for each other name. */
function withOtherTargets(target: Target, deprecation: Deprecation, others: AllOthers): Target[] {
  const known = withOtherConditions(target, others);
  const replacement = target.replacement ?? deprecation.replacement;
  const fieldReplacement = (index: number): Replacement => renamedReplacement(replacement, others.fields, index);
  switch (known.kind) {
    case 'field':
      return [
        known,
        ...(others.fields.get(known.name) ?? []).map((name, index) => ({
          ...known,
          name,
          replacement: fieldReplacement(index),
        })),
      ];
    case 'query': {
      const everywhere = { ...known, operations: withOtherIds(known.operations, others.operations) };
      const names = others.fields.get(known.name) ?? [];
      return [
        everywhere,
        ...names.map((name, index) => ({ ...everywhere, name, replacement: fieldReplacement(index) })),
      ];
    }
    case 'value':
    case 'eventKind':
      return [
        known,
        ...(others.values.get(known.value) ?? []).map((value, index) => ({
          ...known,
          value,
          replacement: renamedReplacement(replacement, others.values, index),
        })),
      ];
    case 'endpoint':
      return [
        known,
        ...(others.operations.get(known.operation) ?? []).map((operation, index) => ({
          ...known,
          operation,
          replacement: movedReplacement(replacement, others.operations, index),
        })),
      ];
    case 'identifier':
      return [
        {
          ...known,
          operations: withOtherIds(known.operations, others.operations),
          fields: known.fields.flatMap((field) => [field, ...(others.fields.get(field) ?? [])]),
        },
      ];
  }
}

function withOtherIds(ids: readonly string[], others: Others): string[] {
  return ids.flatMap((id) => [id, ...(others.get(id) ?? [])]);
}

function withOtherConditions(target: Target, { values }: AllOthers): Target {
  const widened = (condition: Condition): Condition => ({
    ...condition,
    in: condition.in.flatMap((value) => [value, ...(values.get(value) ?? [])]),
  });
  return {
    ...target,
    ...(target.when && { when: widened(target.when) }),
    ...(target.unless && { unless: widened(target.unless) }),
  };
}

/** The other name in the same position, else the first one, else the service's own. */
function otherOf(name: string, others: Others, index: number): string {
  const names = others.get(name);
  return names?.[index] ?? names?.[0] ?? name;
}

function renamedReplacement(replacement: Replacement, others: Others, index: number): Replacement {
  const other = (name: string): string => otherOf(name, others, index);
  switch (replacement.kind) {
    case 'rename':
      return { ...replacement, to: other(replacement.to) };
    case 'merge':
      return { ...replacement, into: other(replacement.into) };
    case 'split':
    case 'fields':
    case 'expand':
      return { ...replacement, into: replacement.into.map(other) };
    default:
      return replacement;
  }
}

function movedReplacement(replacement: Replacement, others: Others, index: number): Replacement {
  const other = (id: string): string => otherOf(id, others, index);
  switch (replacement.kind) {
    case 'move':
      return { ...replacement, operation: other(replacement.operation) };
    case 'sequence':
      return { ...replacement, operations: replacement.operations.map(other) };
    case 'resource':
      return {
        ...replacement,
        ...(replacement.operation !== undefined && { operation: other(replacement.operation) }),
      };
    default:
      return replacement;
  }
}
