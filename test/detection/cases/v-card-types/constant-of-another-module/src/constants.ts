/** Cards that the desk replaces on sight. */
export const LEGACY_CARD = 'legacy'; // finds: card-type-legacy
export const LEGACY_THEME = 'legacy';
