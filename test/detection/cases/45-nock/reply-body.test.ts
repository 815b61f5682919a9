import nock from 'nock';

export const mockCreate = () =>
  nock('https://api.access.example')
    .post('/cards')
    .reply(201, (_uri, body: { card: { type: string } }) => ({
      id: 1,
      old: body.card.type === 'hfcard_desfire_ev1', // finds: card-type-desfire
    }));
