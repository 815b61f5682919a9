export const events = () => fetch('/api/events');
export const cards = () => fetch('/door/cards?member_id=3').then((response) => response.json());
export const enroll = (token) => fetch('/api/cards/enroll', { method: 'POST', body: JSON.stringify({ token }) });
