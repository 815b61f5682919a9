import nock from 'nock';
import { cards } from './fixtures';

const scope = nock('https://api.access.example', { reqheaders: { authorization: /SERVICE-LOGIN .+/ } });

export function mockCards(member: number) {
  scope.get('/cards').query({ member_id: member }).reply(200, cards); // finds: card-member-id-filter
  scope.get('/cards?member_id=4&limit=10').reply(200, cards); // finds: card-member-id-filter
  scope.post('/cards', { card: { token: 'a1', type: 'legacy' } }).reply(201, { id: 9 }); // finds: card-type-legacy
  scope.post('/cards', { card: { token: 'a1', type: 'third_party_hf' } }).reply(201, { id: 9 });
}
