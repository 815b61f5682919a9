export const events = () => fetch('/access/events'); // finds: event-sets
export const orders = () => fetch('/shop/events');
export const stored = () => fetch('/store/events');
export const enroll = () => fetch('/doors/cards/enroll', { method: 'POST' }); // finds: card-enroll
export const present = () =>
  fetch('/presences')
    .then((response) => response.json())
    .then((list) => list.map((item: any) => item.user_email)); // finds: presence-actor
