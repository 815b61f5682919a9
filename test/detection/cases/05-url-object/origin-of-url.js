const HOST = new URL('https://api.access.example/status?full=1').origin;

export const events = () => fetch(`${HOST}/events`); // finds: event-sets
export const posts = () => fetch(`${new URL('https://forum.acme.dev/').origin}/events`);
