/** Called with cards of the service by other files only. */
export const label = (card) => `${card.id} ${card.sub_type}`; // finds: card-sub-type
export const title = (club) => `${club.name} (${club.members_count})`;
