import type { Operation, Schedule } from '@curfew/schedule';
import type { EmulatedOperation } from '../emulated-call.js';
import { cardAssignmentRoutes } from './card-assignment-routes.js';
import { cardRoutes } from './card-routes.js';
import { eventRoutes } from './event-routes.js';
import { groupRoutes } from './group-routes.js';
import { loginRoutes } from './login-routes.js';
import { memberRoutes } from './member-routes.js';
import { presenceRoutes } from './presence-routes.js';
import { reportRoutes } from './report-routes.js';
import { reporterRoutes } from './reporter-routes.js';

const handlers = new Map<string, EmulatedOperation>(
  [
    memberRoutes,
    loginRoutes,
    groupRoutes,
    cardRoutes,
    cardAssignmentRoutes,
    eventRoutes,
    presenceRoutes,
    reportRoutes,
    reporterRoutes,
  ].flatMap((routes) => Object.entries(routes)),
);

/** Operations that the interface document names or implies without method and path; a schedule with the same id decides. */
const ownOperations: readonly Operation[] = [
  { id: 'fetchCardAssignments', method: 'GET', path: '/card_assignments', assumed: true },
  { id: 'createCardAssignment', method: 'POST', path: '/card_assignments', assumed: true },
  { id: 'updateCardAssignment', method: 'PATCH', path: '/card_assignments/{id}', assumed: true },
  { id: 'deleteCardAssignment', method: 'DELETE', path: '/card_assignments/{id}', assumed: true },
];

/** An operation, and how it is played; `undefined` where the emulator does not know it. */
export interface PlayedOperation {
  operation: Operation;
  played: EmulatedOperation | undefined;
}

/** The operations of a schedule, and those of the emulator's own that it lacks. */
export function playedOperations(schedule: Schedule): PlayedOperation[] {
  const known = new Set(schedule.operations.map(({ id }) => id));
  const operations = [...schedule.operations, ...ownOperations.filter(({ id }) => !known.has(id))];
  return operations.map((operation) => ({ operation, played: playedBy(schedule, operation.id) }));
}

/** Where an operation only moves, the new one is played as the old one is. */
function playedBy(schedule: Schedule, id: string): EmulatedOperation | undefined {
  const own = handlers.get(id);
  if (own) return own;
  for (const { targets, replacement } of schedule.deprecations) {
    for (const target of targets) {
      const to = target.replacement ?? replacement;
      if (target.kind === 'endpoint' && to.kind === 'move' && to.operation === id) {
        const old = handlers.get(target.operation);
        if (old) return old;
      }
    }
  }
  return undefined;
}
