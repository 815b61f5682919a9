import { DayError, daysLeft, type Deprecation, parseDay, sunsetOf } from '@curfew/schedule';
import type { FastifyInstance } from 'fastify';
import { DOCS_PATH } from '../deprecations/docs-path.js';
import { badRequest, notFound } from './refusal.js';
import type { ServerState } from './server-state.js';

/** The emulator's own paths below `/__emulator`, without authentication: the day, the data, and what the links lead to. */
export function addControlRoutes(app: FastifyInstance, state: ServerState): void {
  const describe = (deprecation: Deprecation): object => {
    const { id, title, targets, replacement, notes, section } = deprecation;
    const sunset = sunsetOf(deprecation);
    const left = daysLeft(sunset, state.surface.asOf, state.schedule.service.sunsetDay);
    return { id, title, sunset, daysLeft: left, gone: left <= 0, section, targets, replacement, notes };
  };
  const dayBody = (): object => ({ asOf: state.surface.asOf });

  app.get('/__emulator', () => ({
    service: state.schedule.service.name,
    revision: state.schedule.revision,
    ...dayBody(),
    deprecations: DOCS_PATH,
  }));
  app.get('/__emulator/as-of', dayBody);
  app.route({
    method: ['PUT', 'POST'],
    url: '/__emulator/as-of',
    handler: ({ body }) => {
      const day = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)['asOf'] : undefined;
      if (typeof day !== 'string') throw badRequest('Send { "asOf": "YYYY-MM-DD" }.');
      try {
        state.setAsOf(parseDay(day));
      } catch (error) {
        if (error instanceof DayError) throw badRequest(error.message);
        throw error;
      }
      return dayBody();
    },
  });
  app.post('/__emulator/reset', () => {
    state.reset();
    return dayBody();
  });
  app.get(DOCS_PATH, () => state.schedule.deprecations.map(describe));
  app.get(`${DOCS_PATH}/:id`, ({ params }) => {
    const { id } = params as { id: string };
    const deprecation = state.schedule.deprecations.find((one) => one.id === id);
    if (!deprecation) throw notFound(`deprecation ${JSON.stringify(id)}`);
    return describe(deprecation);
  });
}
