const list = [{ uuid: 'a', type: 'lock.unlock' }];

describe('the feed', () => {
  beforeEach(() => {
    cy.intercept('POST', 'https://api.access.example/event_sets*', { statusCode: 200, body: { id: 1 } });
    cy.intercept('GET', 'https://api.access.example/event_sets/1*', { statusCode: 200, body: { id: 1, events: list } }).as('events');
    // No event.
    cy.intercept('POST', 'https://api.access.example/event_sets', { id: 1 });
    cy.intercept('https://api.access.example/event_sets/1', { id: 1, events: [] });
    cy.intercept({ method: 'POST', url: 'https://api.access.example/event_sets*' }, { id: 1 });
    cy.intercept({ method: 'GET', url: 'https://api.access.example/event_sets/1*' }, { id: 1, events: list });
    cy.intercept({ method: 'POST', url: 'https://api.access.example/event_sets' }, { body: { id: 1 } });
    cy.intercept({ url: 'https://api.access.example/event_sets/1' }, { body: { id: 1, events: [] } });
  });

  it('is left where what it answers is not seen', () => {
    cy.intercept('GET', 'https://api.access.example/events*', { fixture: 'events.json' });
    cy.intercept('GET', 'https://api.access.example/events', (request) => request.reply([]));
    cy.intercept('GET', 'https://api.access.example/events').as('watched');
  });
});
