import { addDays, type Day, type Schedule } from '@curfew/schedule';
import { createEvents, type EventAttributes } from 'ics';
import { tool } from './tool.js';
import { visibleText } from './visible-text.js';

/** An all-day event. */
export interface CalendarEvent {
  /** Stays the same from one file to the next, whatever the date: calendars then move the event and keep one of it. */
  uid: string;
  day: Day;
  title: string;
  description: string;
  isCancelled?: boolean;
}

/** The first UTC calendar day without the old behaviour. */
export function firstDayWithout(sunset: Day, { service }: Pick<Schedule, 'service'>): Day {
  return service.sunsetDay === 'lastDay' ? addDays(sunset, 1) : sunset;
}

/**
 * An iCalendar file (RFC 5545) of all-day events. Its bytes depend on the events and the day of the report alone, so that it may be kept
 * under version control.
 * @throws Error when the library refuses an event
 */
export function calendarText(name: string, events: readonly CalendarEvent[], asOf: Day): string {
  const stamp = Date.parse(`${asOf}T00:00:00Z`);
  const attributes = events.map((event): EventAttributes & { timestamp: number } => ({
    uid: event.uid,
    start: partsOf(event.day),
    end: partsOf(addDays(event.day, 1)),
    title: visibleText(event.title),
    description: visibleText(event.description),
    status: event.isCancelled === true ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    timestamp: stamp,
  }));
  const { value, error } = createEvents(attributes, {
    productId: `-//${tool.name}//${tool.version}//EN`,
    calName: visibleText(name),
    method: 'PUBLISH',
  });
  if (value === null) throw error ?? new Error('the calendar could not be made');
  return value;
}

function partsOf(day: Day): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
