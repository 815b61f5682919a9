export * from './b';
export const PATHS = { events: '/events' }; // finds: event-sets
