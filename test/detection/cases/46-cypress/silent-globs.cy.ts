describe('own pages', () => {
  it('shows the calendar', () => {
    cy.intercept('GET', '/events*', { fixture: 'events.json' });
    cy.intercept('POST', '**/cards/enroll', {});
    cy.intercept('GET', 'https://calendar.example/events', []);
    cy.intercept('GET', 'https://api.access.example/users', []);
    cy.visit('/events');
    cy.request('/events');
  });
});
