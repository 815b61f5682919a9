/** @param {import('@acme/models').DoorEvent} event */
export const line = (event) => `${event.id} ${event.place_id}`; // finds: event-id

/** @type {import('@acme/models').DoorEvent[]} */
const seen = [];

export const isSeen = (id) => seen.some((event) => event.id === id); // finds: event-id
