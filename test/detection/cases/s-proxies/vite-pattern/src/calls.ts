export const events = () => fetch('/fallback/events'); // finds: event-sets
export const versioned = () => fetch('/v1/events'); // finds: event-sets
export const enroll = () => fetch('/doors/cards/enroll', { method: 'POST' }); // finds: card-enroll
export const third = () => fetch('/v3/events');
