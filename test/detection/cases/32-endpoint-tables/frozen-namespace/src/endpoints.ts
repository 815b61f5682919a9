export const EVENTS = '/events'; // finds: event-sets
export const ENROLL = '/cards/enroll'; // finds: card-enroll
export const LOCKS = '/group_locks';
