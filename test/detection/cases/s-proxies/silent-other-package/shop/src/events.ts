export const events = () => fetch('/api/events');
export const cards = () => fetch('/api/cards?member_id=3');
