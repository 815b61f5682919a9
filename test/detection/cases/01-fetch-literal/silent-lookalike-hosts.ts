export const a = () => fetch('https://api.access.example.evil.test/events');
export const b = () => fetch('https://xapi.access.example/cards/enroll', { method: 'POST' });
export const c = () => fetch('https://proxy.example/https://api.access.example/events');
export const d = () => fetch('https://chat.example/events?origin=https://api.access.example/');
