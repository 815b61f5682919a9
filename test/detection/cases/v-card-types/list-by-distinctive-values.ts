const API = 'https://api.access.example';

/** Types whose memory the encoder can write. */
export const WRITABLE = ['hfcard_desfire_ev1', 'legacy']; // finds: card-type-desfire likely, card-type-legacy likely

export const cardsUrl = (page: number): string => `${API}/cards?page=${page}`;
