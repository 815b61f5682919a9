const access = 'https://api.access.example';

it('creates a card', () => {
  cy.intercept('POST', `${access}/cards`).as('create');
  cy.intercept('GET', `${access}/groups`).as('groups');
  cy.contains('Save').click();
  cy.wait('@create').then(({ request, response }) => {
    expect(request.body.card.sub_type).to.eq('em'); // finds: card-sub-type
    expect(response.body.activated).to.eq(false); // finds: card-assignment
  });
  cy.wait('@groups').its('response.body.0.members_count').should('eq', 3); // finds: members-count
});
