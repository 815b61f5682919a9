const BASE = 'https://api.access.example';
export const getCards = async () => (await fetch(`${BASE}/cards`)).json();
export const getGroups = async () => (await fetch(`${BASE}/groups`)).json();
export const getDecks = async () => (await fetch('https://decks.example/cards')).json();
