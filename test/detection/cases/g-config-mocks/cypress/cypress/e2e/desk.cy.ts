describe('desk', () => {
  beforeEach(() => {
    cy.intercept('GET', '/groups', { body: [{ id: 1, name: 'Staff', members_count: 3 }] }).as('groups'); // finds: members-count
    cy.intercept('GET', '**/cards?*', { fixture: 'cards.json' }).as('cards');
    cy.intercept({ method: 'POST', url: '**/cards/*/activate' }, { statusCode: 204 }); // finds: card-assignment
    cy.intercept('GET', '/events*', []).as('events'); // finds: event-sets
    cy.intercept('POST', '/event_sets', { statusCode: 201, body: { id: 's' } });
  });

  it('shows groups', () => {
    cy.visit('/events');
    cy.wait('@groups').its('response.body.0.members_count').should('eq', 3); // finds: members-count
  });
});
