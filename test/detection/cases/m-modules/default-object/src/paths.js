export default {
  events: '/events', // finds: event-sets
  groups: '/groups',
};
