const api = 'https://api.access.example';

describe('cards', () => {
  beforeEach(() => {
    cy.intercept('GET', `${api}/cards?member_id=*`, { fixture: 'cards.json' }).as('cards'); // finds: card-member-id-filter
    cy.intercept({ method: 'POST', url: `${api}/cards/*/assign` }, { statusCode: 204 }).as('assign'); // finds: card-assignment
    cy.intercept({ method: 'GET', hostname: 'api.access.example', pathname: '/events' }, []); // finds: event-sets
    cy.intercept('POST', `${api}/cards`, (req) => {
      expect(req.body.card.sub_type).to.equal('em'); // finds: card-sub-type
      req.reply({ id: 1 });
    });
  });

  it('asks', () => {
    cy.request({ method: 'POST', url: `${api}/cards/enroll`, body: { card: { token: 'a' } } }); // finds: card-enroll
    cy.request(`${api}/groups`).its('body.0.members_count').should('eq', 3); // finds: members-count
    cy.wait('@cards').its('request.url').should('include', 'user_id');
  });
});
