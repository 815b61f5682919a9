import { DayError, parseDay } from '@curfew/schedule';
import type { EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import { eventsOf } from '../resources/events.js';
import { badRequest, methodNotAllowed } from '../server/refusal.js';

/** Reports (section 2.10): only their parameters are shown. */
export const reportRoutes: Readonly<Record<string, EmulatedOperation>> = {
  reports: {
    choices: [
      'Any path below `/reports` answers the same to `GET` and `POST`: the number of events for each day of the range, as `{ name, events_count, days: [{ date, events_count }] }`.',
      'The parameters stand in the query, or in the body, alone or in `report`. Both ends count. `time_zone` is UTC where it is absent; without any parameter all events count.',
      '`interval` together with one of the parameters that replace it is 400.',
    ],
    handle: (call) => {
      if (call.method !== 'GET' && call.method !== 'POST') throw methodNotAllowed(call.method, ['GET', 'POST']);
      const { includes, dayOf } = rangeOf(call);
      const counts = new Map<string, number>();
      for (const { created_at } of eventsOf(call)) {
        const instant = Date.parse(created_at);
        if (includes(instant)) counts.set(dayOf(instant), (counts.get(dayOf(instant)) ?? 0) + 1);
      }
      const days = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
      return {
        body: {
          name: call.below,
          events_count: days.reduce((sum, [, count]) => sum + count, 0),
          days: days.map(([date, events_count]) => ({ date, events_count })),
        },
      };
    },
  },
};

interface Range {
  includes: (instant: number) => boolean;
  /** The day of an instant in the time zone of the range. */
  dayOf: (instant: number) => string;
}

function rangeOf(call: EmulatedCall): Range {
  const [start, end, zone, interval] = ['start_date', 'end_date', 'time_zone', 'interval'].map((name) =>
    parameterOf(call, name),
  );
  if (interval !== undefined) {
    if (start !== undefined || end !== undefined || zone !== undefined)
      throw badRequest('interval cannot stand beside start_date, end_date or time_zone.');
    const [from, to] = instantsOf(interval);
    return { includes: (instant) => instant >= from && instant <= to, dayOf: daysIn('UTC') };
  }
  const dayOf = daysIn(zone ?? 'UTC');
  const first = start === undefined ? undefined : dayFrom(start, 'start_date');
  const last = end === undefined ? undefined : dayFrom(end, 'end_date');
  if (first !== undefined && last !== undefined && first > last) throw badRequest('start_date lies after end_date.');
  return {
    includes: (instant) => {
      const day = dayOf(instant);
      return (first === undefined || day >= first) && (last === undefined || day <= last);
    },
    dayOf,
  };
}

function parameterOf({ query, body }: EmulatedCall, name: string): string | undefined {
  const value = query[name] ?? body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw badRequest(`${name} must be a text.`);
  return value;
}

function dayFrom(text: string, name: string): string {
  try {
    return parseDay(text);
  } catch (error) {
    if (error instanceof DayError) throw badRequest(`${name} must be a day, YYYY-MM-DD.`);
    throw error;
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/;

/** Two ISO 8601 UTC timestamps, `<start>/<end>`. */
function instantsOf(interval: string): [number, number] {
  const parts = interval.split('/');
  const [from = NaN, to = NaN] = parts.map((part) => (INSTANT.test(part) ? Date.parse(part) : NaN));
  if (parts.length !== 2 || Number.isNaN(from) || Number.isNaN(to) || from > to)
    throw badRequest('interval must be <start>/<end>, two ISO 8601 timestamps in UTC.');
  return [from, to];
}

function daysIn(timeZone: string): (instant: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (instant) => format.format(instant);
  } catch {
    throw badRequest(`time_zone ${JSON.stringify(timeZone)} is no time zone.`);
  }
}
