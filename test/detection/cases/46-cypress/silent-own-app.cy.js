const ACCESS = 'https://api.access.example';

describe('agenda', () => {
  it('lists', () => {
    cy.intercept('GET', '/api/events', []);
    cy.intercept('GET', 'https://calendar.example.com/events', []).as('events');
    cy.request('POST', '/cards/enroll');
    cy.intercept(`${ACCESS}/event_sets/*`, { id: 1 });
    cy.visit('/events');
  });
});
