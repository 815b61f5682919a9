/** Paints the cards that https://api.access.example returns; another program fetches them. */
export const paint = (card) => card.card_assigned_by_id; // finds: member-card-assignment likely
export const owner = (row) => row.user_id;
