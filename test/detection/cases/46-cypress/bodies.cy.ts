const API = 'https://api.access.example';

const badge = { id: 3, type: 'legacy', format_name: 'em', assigned_by_id: 1 }; // finds: card-type-legacy, card-assignment

describe('cards', () => {
  beforeEach(() => {
    cy.intercept('GET', `${API}/cards*`, { statusCode: 200, body: [badge] }).as('cards');
    cy.intercept('GET', `${API}/groups`, [{ id: 1, members_count: 2 }]); // finds: members-count
    cy.intercept(`${API}/presences`, (req) => {
      req.reply([{ actor_type: 'User', member_name: 'Ann' }]); // finds: presence-actor
    });
    cy.intercept({ url: `${API}/cards`, method: 'POST' }, (req) => req.reply({ statusCode: 201, body: { id: 4, sub_type: 'em' } })); // finds: card-sub-type
  });

  it('changes answers', () => {
    cy.intercept('GET', `${API}/groups`, (req) => {
      req.continue((res) => {
        res.body[0].members_count = 0; // finds: members-count
      });
    });
    cy.wait('@cards').its('response.body').should('have.length', 1);
  });
});
