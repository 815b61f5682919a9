export const events = () => fetch('/api/events'); // finds: event-sets
export const old = () => fetch('/legacy/events'); // finds: event-sets
export const own = () => fetch('/events');
