const request = require('supertest');
const chai = require('chai');

const access = request('https://api.access.example');

it('lists', async () => {
  const response = await access.get('/groups').set('Authorization', 'SERVICE-LOGIN x').expect(200);
  chai.expect(response.body[0].members_count).to.equal(3); // finds: members-count
  await access.post('/cards/4/activate').expect(204); // finds: card-assignment
});
