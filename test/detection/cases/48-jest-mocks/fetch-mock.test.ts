import fetchMock from 'fetch-mock';

fetchMock
  .get('https://api.access.example/events', []) // finds: event-sets
  .post('https://api.access.example/cards/enroll', 201) // finds: card-enroll
  .get('https://api.access.example/groups', []);
