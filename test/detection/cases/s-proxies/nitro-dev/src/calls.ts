export const events = () => $fetch('/access/events', { query: { limit: 3 } }); // finds: event-sets
export const orders = () => $fetch('/shop/events');
