const API = 'https://api.access.example';

export const oldCards = (headers: HeadersInit) => fetch(`${API}/cards?type=legacy&limit=50`, { headers }); // finds: card-type-legacy
export const ev1Cards = (page: number) => fetch(API + '/cards?page=' + page + '&type=hfcard_desfire_ev1'); // finds: card-type-desfire
