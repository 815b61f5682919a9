const API = 'https://api.access.example';

describe('log', () => {
  beforeEach(() => {
    cy.intercept('GET', `${API}/events*`, { fixture: 'events.json' }).as('events'); // finds: event-sets
    cy.intercept('POST', `${API}/cards/*/deactivate`, { statusCode: 204 }); // finds: card-assignment
    cy.intercept({ method: 'POST', url: `${API}/cards/enroll` }, { id: 7 }); // finds: card-enroll
    cy.intercept(`${API}/member_export_reporters`, []); // finds: member-export-reporter
    cy.intercept('GET', `${API}/cards?member_id=*`, []); // finds: card-member-id-filter
  });

  it('creates', () => {
    cy.intercept('POST', `${API}/cards`, (req) => {
      if (req.body.card.type === 'legacy') req.reply({ statusCode: 422 }); // finds: card-type-legacy
    });
    cy.request('GET', `${API}/events`).then(({ body }) => expect(body[0].id).to.be.a('number')); // finds: event-sets, event-id
    cy.request({ method: 'POST', url: `${API}/cards/enroll`, body: { card: { token: 'a' } } }); // finds: card-enroll
  });
});
