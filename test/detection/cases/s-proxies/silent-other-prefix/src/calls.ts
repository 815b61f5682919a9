export const month = () => fetch('/calendar/events');
export const apiary = () => fetch('/accessories/events');
export const below = () => fetch('/v1/access/events');
export const absolute = () => fetch('https://shop.example/access/events');
export const current = () => fetch('/access/event_sets', { method: 'POST', body: '{}' });
