const API = 'https://api.access.example';

it('reads what it asks for', () => {
  cy.request(`${API}/groups`)
    .its('body')
    .then((groups) => expect(groups[0].members_count).to.eq(2)); // finds: members-count
  cy.request(`${API}/presences`)
    .its('body')
    .should('have.length', 3)
    .each((presence) => expect(presence.user_name).to.be.a('string')); // finds: presence-actor
  cy.request(`${API}/cards/1`).its('body').should('have.property', 'activated', true); // finds: card-assignment
  cy.request(`${API}/cards/1`).its('body').should('include.keys', 'id', 'sub_type'); // finds: card-sub-type
});

it('reads what others answer', () => {
  cy.request('https://forum.acme.dev/groups')
    .its('body')
    .then((groups) => groups[0].members_count);
  cy.request(`${API}/cards/1`).its('body.id').should('eq', 'activated');
  cy.get('#card').should('have.property', 'activated', true);
});
