export const CARDS_LOADED = 'cards/loaded';
