/** The schedule, arranged for questions: operations by path, targets by name, values by set. */
import {
  spellings,
  type Deprecation,
  type EventKindTarget,
  type FieldTarget,
  type IdentifierTarget,
  type Operation,
  type QueryTarget,
  type Schedule,
  type Target,
  type ValueTarget,
} from '@curfew/schedule';
import { addTo } from './group.js';

/** A target with the deprecation it belongs to. */
export interface Entry<T extends Target = Target> {
  deprecation: Deprecation;
  target: T;
}

export interface Route {
  operation: Operation;
  /** `['cards', '{id}']` of `/cards/{id}`. */
  segments: readonly string[];
}

export interface ScheduleIndex {
  operations: readonly Operation[];
  /** The operations with the segments of their paths. */
  routes: readonly Route[];
  endpointTargets: Map<string, Entry[]>;
  queryTargets: Map<string, Entry<QueryTarget>[]>;
  identifierTargets: Map<string, Entry<IdentifierTarget>[]>;
  /** In small letters. */
  identifierFields: string[];
  /** Spelling of a field name to the targets of that name. */
  fieldTargets: Map<string, Entry<FieldTarget>[]>;
  valueTargets: Map<string, Entry<ValueTarget | EventKindTarget>[]>;
  /** Value sets in which some value is deprecated or added. */
  addedValues: Entry<ValueTarget>[];
  /** Spelling to the service's own name, for every field of every resource. */
  fieldNames: Map<string, string>;
  distinctiveFields: Set<string>;
  distinctiveValues: Set<string>;
  wrapperKeys: Set<string>;
}

const indexes = new WeakMap<Schedule, ScheduleIndex>();

/** The index of a schedule, built once. Withdrawn deprecations are left out. */
export function scheduleIndex(schedule: Schedule): ScheduleIndex {
  let index = indexes.get(schedule);
  if (!index) {
    index = build(schedule);
    indexes.set(schedule, index);
  }
  return index;
}

function build(schedule: Schedule): ScheduleIndex {
  const index: ScheduleIndex = {
    operations: schedule.operations,
    routes: schedule.operations.map((operation) => ({ operation, segments: pathSegments(operation.path) })),
    endpointTargets: new Map(),
    queryTargets: new Map(),
    identifierTargets: new Map(),
    identifierFields: [],
    fieldTargets: new Map(),
    valueTargets: new Map(),
    addedValues: [],
    fieldNames: new Map(),
    distinctiveFields: new Set(),
    distinctiveValues: new Set(),
    wrapperKeys: new Set(schedule.service.wrapperKeys.flatMap(spellings)),
  };
  for (const resource of Object.values(schedule.resources)) {
    for (const [name, field] of Object.entries(resource.fields)) {
      for (const spelling of spellings(name)) {
        index.fieldNames.set(spelling, name);
        if (field.distinctive) index.distinctiveFields.add(spelling);
      }
    }
  }
  for (const set of Object.values(schedule.valueSets)) {
    for (const value of set.values) if (value.distinctive) index.distinctiveValues.add(value.value);
  }
  for (const deprecation of schedule.deprecations) {
    if (deprecation.withdrawn) continue;
    for (const target of deprecation.targets) addTarget(index, deprecation, target);
  }
  return index;
}

function addTarget(index: ScheduleIndex, deprecation: Deprecation, target: Target): void {
  switch (target.kind) {
    case 'endpoint':
      addTo(index.endpointTargets, target.operation, { deprecation, target });
      break;
    case 'query':
      for (const operation of target.operations) addTo(index.queryTargets, operation, { deprecation, target });
      break;
    case 'identifier':
      for (const operation of target.operations) addTo(index.identifierTargets, operation, { deprecation, target });
      index.identifierFields.push(...target.fields.map((field) => field.toLowerCase()));
      break;
    case 'field':
      for (const spelling of spellings(target.name)) addTo(index.fieldTargets, spelling, { deprecation, target });
      break;
    case 'value':
      if (target.added) index.addedValues.push({ deprecation, target });
      else addTo(index.valueTargets, target.value, { deprecation, target });
      break;
    case 'eventKind':
      addTo(index.valueTargets, target.value, { deprecation, target });
      break;
  }
}

function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
