const BASE = 'https://api.access.example';
export const groups = () => fetch(new Request(`${BASE}/groups`)).then((response) => response.json());
export const events = () => fetch(new Request('https://calendar.example.net/events')).then((response) => response.json());
export const enroll = () => fetch(new Request('/cards/enroll', { method: 'POST' }));
