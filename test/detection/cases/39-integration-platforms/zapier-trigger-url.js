module.exports = {
  key: 'event',
  noun: 'Event',
  display: { label: 'New event', description: 'Triggers on an event at a door.' },
  operation: {
    perform: {
      url: 'https://api.access.example/events', // finds: event-sets
      method: 'GET',
      params: { limit: 20 },
    },
    sample: { id: 1, name: 'door.unlock' },
  },
};
