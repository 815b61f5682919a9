const TRAILING_SLASHES = /\/+$/;
const base = (process.env.ACCESS_URL || 'https://api.access.example/').replace(TRAILING_SLASHES, '');
const forum = (process.env.FORUM_URL || 'https://api.forum.example/').replace(TRAILING_SLASHES, '');

export const events = () => fetch(`${base}/events`); // finds: event-sets
export const threads = () => fetch(`${forum}/events`);
