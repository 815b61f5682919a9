const list = [{ uuid: 'a', type: 'lock.unlock' }];

describe('the feed', () => {
  beforeEach(() => {
    cy.intercept('GET', 'https://api.access.example/events?*', { statusCode: 200, body: list }).as('events');
    // No event.
    cy.intercept('https://api.access.example/events', []);
    cy.intercept({ method: 'GET', url: 'https://api.access.example/events*' }, list);
    cy.intercept({ url: 'https://api.access.example/events' }, { body: [] });
  });

  it('is left where what it answers is not seen', () => {
    cy.intercept('GET', 'https://api.access.example/events*', { fixture: 'events.json' });
    cy.intercept('GET', 'https://api.access.example/events', (request) => request.reply([]));
    cy.intercept('GET', 'https://api.access.example/events').as('watched');
  });
});
