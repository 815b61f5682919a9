/** Nothing here says whose path it is: how other files use it does. */
export const eventsPath = (query = '') => `/events${query}`; // finds: event-sets
export const cardPath = (id: number | string) => `/cards/${id}`;
export const archivePath = () => '/events';
