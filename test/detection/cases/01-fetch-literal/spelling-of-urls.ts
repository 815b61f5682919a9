const headers = { Accept: 'application/json' };

export const trailing = () => fetch('https://api.access.example/events/', { headers }); // finds: event-sets
export const doubled = () => fetch('https://api.access.example//events', { headers }); // finds: event-sets
export const upper = () => fetch('HTTPS://API.ACCESS.EXAMPLE/events?limit=1', { headers }); // finds: event-sets
export const port = () => fetch('https://api.access.example:443/events#newest', { headers }); // finds: event-sets
export const relative = () => fetch('//api.access.example/events', { headers }); // finds: event-sets
