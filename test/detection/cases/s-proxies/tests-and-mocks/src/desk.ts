export const loadEvents = () => fetch('/api/events'); // finds: event-sets
