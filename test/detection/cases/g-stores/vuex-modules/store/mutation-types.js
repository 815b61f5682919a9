export const SET_CARD = 'SET_CARD';
export const SET_CARDS = 'SET_CARDS';
export const SET_DECK = 'SET_DECK';
