import { parseSchedule } from '../src/parse-schedule.js';
import { ScheduleError, type ScheduleProblem } from '../src/schedule-error.js';
import type { Deprecation, Schedule } from '../src/schedule-types.js';

/** Data of a small schedule of another service, valid as it is; tests change one thing in a copy of it. */
export function smallSchedule(deprecations: readonly Partial<Deprecation>[] = []) {
  return {
    format: 1,
    revision: 'test',
    service: {
      id: 'parcels',
      name: 'Parcel service',
      baseUrls: ['https://api.parcels.example/v1'],
      auth: { header: 'Authorization', scheme: 'Bearer' },
      errors: 'unknown',
      sunsetDay: 'firstGone',
      wrapperKeys: [],
    },
    resources: {
      Parcel: {
        complete: false,
        fields: {
          id: { type: 'integer' },
          state: { type: 'string', values: 'State' },
          weight: {},
          mass: {},
          grams: {},
        },
      },
      Box: { complete: true, fields: { size: {}, volume: {} } },
    } as Record<string, { complete: boolean; fields: Record<string, object> }>,
    valueSets: { State: { complete: true, values: [{ value: 'sent' }, { value: 'posted' }, { value: 'mailed' }] } },
    operations: [
      {
        id: 'listParcels',
        method: 'GET',
        path: '/parcels',
        query: { old: {}, newer: {}, newest: {} },
        response: { resource: 'Parcel', list: true },
      },
      { id: 'fetchParcel', method: 'GET', path: '/parcels/{id}', response: { resource: 'Parcel', list: false } },
      { id: 'sendParcel', method: 'POST', path: '/parcels/{id}/send' },
      { id: 'postParcel', method: 'POST', path: '/parcels/{id}/post' },
    ] as object[],
    deprecations: deprecations.map((entry, index) => ({
      id: `entry-${String(index)}`,
      title: 'Something old',
      sunset: '2030-01-01',
      section: '1',
      replacement: { kind: 'none' },
      targets: [],
      ...entry,
    })) as object[],
  };
}

/** The small schedule with these deprecations; what they leave out is filled in. */
export function parseSmall(deprecations: readonly Partial<Deprecation>[]): Schedule {
  return parseSchedule(smallSchedule(deprecations), 'small');
}

export type SmallSchedule = ReturnType<typeof smallSchedule>;

/** The problems for which data is refused; none for a valid schedule. */
export function problemsOf(data: unknown): readonly ScheduleProblem[] {
  try {
    parseSchedule(data, 'test.json');
  } catch (error) {
    if (error instanceof ScheduleError) return error.problems;
    throw error;
  }
  return [];
}

/** The problems of the small schedule after a change. */
export function problemsAfter(change: (data: SmallSchedule) => void): readonly ScheduleProblem[] {
  const data = smallSchedule();
  change(data);
  return problemsOf(data);
}

/** The problems of the small schedule with these deprecations. */
export function problemsWith(...deprecations: Partial<Deprecation>[]): readonly ScheduleProblem[] {
  return problemsOf(smallSchedule(deprecations));
}
