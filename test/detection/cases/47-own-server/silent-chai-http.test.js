const chai = require('chai');
const chaiHttp = require('chai-http');
const server = require('../server');

chai.use(chaiHttp);
const { expect } = chai;

it('enrols', (done) => {
  chai
    .request(server)
    .post('/cards/enroll')
    .send({ card: { type: 'legacy' } })
    .end((error, response) => {
      expect(response).to.have.status(201);
      expect(response.body.sub_type).to.equal('legacy');
      done(error);
    });
});
