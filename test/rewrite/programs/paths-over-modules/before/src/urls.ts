export const BASE = 'https://api.access.example';
export const EVENTS_URL = `${BASE}/events`;
export const EVENTS_PATH = '/events';
export const LOG_PATH: string = '/events';
export const API = Object.freeze({
  doors: { groups: '/groups', events: '/events' },
});
export enum Path {
  Members = '/members',
  Events = '/events',
}
