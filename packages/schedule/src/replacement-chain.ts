import { sunsetOf } from './phases.js';
import type { Day, Deprecation, Replacement, Schedule, Target } from './schedule-types.js';

/** A target and the deprecation that it belongs to. */
export interface OwnedTarget {
  deprecation: Deprecation;
  target: Target;
}

/** One replacement on the way from a deprecated target to what outlives everything. */
export interface ChainStep extends OwnedTarget {
  replacement: Replacement;
  /** When and by which deprecation the replacement itself goes away; absent where nothing ends it. */
  end?: { sunset: Day; by: OwnedTarget };
}

/** What replaces a target: its own replacement, or else that of its deprecation. */
export function replacementOf(deprecation: Deprecation, target: Target): Replacement {
  return target.replacement ?? deprecation.replacement;
}

/**
 * The replacement of a target, the replacement of that one where it is deprecated too, and so on. Where a replacement
 * names several things, the one that goes first decides how the chain continues. Withdrawn deprecations end nothing.
 * @throws {Error} when the chain runs in a circle; a schedule that was validated holds none.
 */
export function replacementChain(schedule: Schedule, start: OwnedTarget): ChainStep[] {
  const steps: ChainStep[] = [];
  const visited = new Set<Target>();
  let current: OwnedTarget | undefined = start;
  while (current !== undefined) {
    if (visited.has(current.target)) throw new Error(`The replacements of ${start.deprecation.id} run in a circle`);
    visited.add(current.target);
    const by = firstToGo(endingsOf(schedule, current));
    const replacement = replacementOf(current.deprecation, current.target);
    const end = by && { sunset: sunsetOf(by.deprecation, by.target), by };
    steps.push({ ...current, replacement, ...(end && { end }) });
    current = by;
  }
  return steps;
}

/** The targets of live deprecations that what replaces this target is, or is part of. */
export function endingsOf(schedule: Schedule, { deprecation, target }: OwnedTarget): OwnedTarget[] {
  const candidates = liveTargets(schedule);
  const endings = namedBy(target, replacementOf(deprecation, target)).flatMap((surface) =>
    (candidates.get(nameOf(surface)) ?? []).filter((candidate) => meets(surface, candidate.target)),
  );
  return [...new Set(endings)];
}

const liveTargetsOf = new WeakMap<Schedule, Map<string, OwnedTarget[]>>();

/** Targets that are not withdrawn, by the name that two targets of one surface share. Schedules do not change. */
function liveTargets(schedule: Schedule): Map<string, OwnedTarget[]> {
  const known = liveTargetsOf.get(schedule);
  if (known) return known;
  const byName = new Map<string, OwnedTarget[]>();
  for (const deprecation of schedule.deprecations.filter(({ withdrawn }) => withdrawn !== true)) {
    for (const target of deprecation.targets) {
      const name = nameOf(target);
      const sharing = byName.get(name);
      if (sharing) sharing.push({ deprecation, target });
      else byName.set(name, [{ deprecation, target }]);
    }
  }
  liveTargetsOf.set(schedule, byName);
  return byName;
}

function nameOf(target: Target): string {
  switch (target.kind) {
    case 'endpoint':
      return target.operation;
    case 'query':
    case 'field':
      return target.name;
    case 'value':
    case 'eventKind':
      return target.value;
    case 'identifier':
      return target.parameter;
  }
}

function firstToGo(endings: readonly OwnedTarget[]): OwnedTarget | undefined {
  return endings.toSorted((a, b) => {
    const [first, second] = [sunsetOf(a.deprecation, a.target), sunsetOf(b.deprecation, b.target)];
    return first < second ? -1 : Number(first > second);
  })[0];
}

/** The surface that a replacement names, in the form of targets. */
function namedBy(target: Target, replacement: Replacement): Target[] {
  switch (replacement.kind) {
    case 'rename':
      return renamed(target, [replacement.to]);
    case 'merge':
      return renamed(target, [replacement.into]);
    case 'split':
    case 'expand':
    case 'fields':
      return renamed(target, replacement.into);
    case 'move':
      return [{ kind: 'endpoint', operation: replacement.operation }];
    case 'sequence':
      return replacement.operations.map((operation) => ({ kind: 'endpoint', operation }));
    case 'resource':
      return replacement.operation === undefined ? [] : [{ kind: 'endpoint', operation: replacement.operation }];
    case 'none':
      return [];
  }
}

/** The target under other names at the same place; nothing for targets that have no name to change. */
export function renamed(target: Target, names: readonly string[]): Target[] {
  switch (target.kind) {
    case 'query':
    case 'field':
      return names.map((name) => ({ ...target, name }));
    case 'value':
    case 'eventKind':
      return names.map((value) => ({ ...target, value }));
    case 'endpoint':
    case 'identifier':
      return [];
  }
}

/** Whether two targets are, in part at least, the same surface. Conditions are not weighed: a part may be gone. */
function meets(one: Target, other: Target): boolean {
  switch (one.kind) {
    case 'endpoint':
      return other.kind === 'endpoint' && one.operation === other.operation;
    case 'query':
      return other.kind === 'query' && one.name === other.name && overlap(one.operations, other.operations);
    case 'field':
      return (
        other.kind === 'field' &&
        one.name === other.name &&
        (one.resource === other.resource || one.resource === '*' || other.resource === '*') &&
        (one.side === other.side || one.side === 'both' || other.side === 'both')
      );
    case 'value':
    case 'eventKind':
      return (
        (other.kind === 'eventKind' || (other.kind === 'value' && other.added !== true)) &&
        one.set === other.set &&
        one.value === other.value
      );
    case 'identifier':
      return (
        other.kind === 'identifier' &&
        one.parameter === other.parameter &&
        overlap(one.operations, other.operations) &&
        overlap(one.fields, other.fields)
      );
  }
}

function overlap(one: readonly string[], other: readonly string[]): boolean {
  return one.some((entry) => other.includes(entry));
}
