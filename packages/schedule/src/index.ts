export type * from './schedule-types.js';
export { addDays, DayError, daysBetween, parseDay, todayInUtc } from './days.js';
export { daysLeft, DEFAULT_HORIZON, phaseOn, sunsetOf, type SunsetDay } from './phases.js';
