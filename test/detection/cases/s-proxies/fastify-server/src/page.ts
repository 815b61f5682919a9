export const events = () => fetch('/access/events'); // finds: event-sets
export const internal = () => fetch('/internal/events');
