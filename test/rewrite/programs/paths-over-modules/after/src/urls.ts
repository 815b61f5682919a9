export const BASE = 'https://api.access.example';
export const EVENTS_URL = `${BASE}/event_sets`;
export const EVENTS_PATH = '/event_sets';
export const LOG_PATH: string = '/events';
export const EVENT_SETS: string = '/event_sets';
export const API = Object.freeze({
  doors: { groups: '/groups', eventSets: '/event_sets' },
});
export enum Path {
  Members = '/members',
  EventSets = '/event_sets',
}
