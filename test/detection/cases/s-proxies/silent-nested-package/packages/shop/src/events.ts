export const events = () => fetch('/api/events');
