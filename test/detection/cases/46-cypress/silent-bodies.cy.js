const access = 'https://api.access.example';

it('shows groups', () => {
  cy.intercept('GET', `${access}/groups`, { body: [{ id: 1, users_count: 3 }] });
  cy.intercept('GET', '/api/groups', { body: [{ id: 1, members_count: 3 }] });
  cy.intercept('GET', 'https://clubs.example/groups', [{ id: 1, members_count: 3 }]).as('clubs');
  cy.intercept('GET', `${access}/cards`, { statusCode: 500, body: { error: 'x' }, headers: { sub_type: 'x' } });
  cy.wait('@clubs').its('response.body.0.members_count').should('eq', 3);
});
