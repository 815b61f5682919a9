import nock from 'nock';

export const mockAssign = () =>
  nock('https://api.access.example')
    .post(/\/cards\/\d+\/assign$/) // finds: card-assignment
    .reply(204);

export const mockGroups = () => nock('https://api.access.example').get(/^\/groups/).reply(200, []);
