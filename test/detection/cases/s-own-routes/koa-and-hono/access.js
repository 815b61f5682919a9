const base = 'https://api.access.example';

export const cards = (token) => fetch(`${base}/cards?token=${token}`).then((response) => response.json());
