import { findOperation } from './lookup.js';
import type { Schedule, Target } from './schedule-types.js';

/** How reports name an operation: `POST /cards/enroll`; without a method where any is meant. */
export function operationName(schedule: Schedule, id: string): string {
  const { method, path } = findOperation(schedule, id);
  return method === '*' ? path : `${method} ${path}`;
}

/**
 * How reports name a target: `POST /cards/enroll`, `GET /cards ?member_id`, `Card.sub_type` (`members_count` for any
 * resource), `CardType 'legacy'`, `event kind 'member.assign_card'`, `token or uid as id of GET /cards/{id}`.
 */
export function targetName(schedule: Schedule, target: Target): string {
  switch (target.kind) {
    case 'endpoint':
      return operationName(schedule, target.operation);
    case 'query':
      return `${operationNames(schedule, target.operations)} ?${target.name}`;
    case 'field':
      return target.resource === '*' ? target.name : `${target.resource}.${target.name}`;
    case 'value':
      return `${target.set} '${target.value}'`;
    case 'eventKind':
      return `event kind '${target.value}'`;
    case 'identifier':
      return `${target.fields.join(' or ')} as ${target.parameter} of ${operationNames(schedule, target.operations)}`;
  }
}

function operationNames(schedule: Schedule, ids: readonly string[]): string {
  return ids.map((id) => operationName(schedule, id)).join(', ');
}
