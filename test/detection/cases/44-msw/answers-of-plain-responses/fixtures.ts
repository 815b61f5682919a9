export const visit = { uuid: '7f', id: 9, references: [], organization_id: 1, place_id: 2 }; // finds: event-id, event-references

export const badges = [{ id: 5, user_id: 3, activated_at: null }]; // finds: card-assignment, card-assignment

export const colours = [{ id: 5, user_id: 3, activated_at: null }];
