export const eventsPath = () => '/events'; // finds: event-sets
