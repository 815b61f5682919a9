import nock from 'nock';

nock(/access\.example/).post('/cards/enroll').reply(201, { id: 1 }); // finds: card-enroll
nock(/^https?:\/\/api\.(?:staging\.)?access\.example$/).get('/events').reply(200, []); // finds: event-sets
