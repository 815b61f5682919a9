export const CARDS_LOADED = 'cards/loaded';
export const GROUPS_LOADED = 'groups/loaded';
export const DECK_DEALT = 'deck/dealt';
