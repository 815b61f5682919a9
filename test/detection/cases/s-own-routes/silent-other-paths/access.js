const base = 'https://api.access.example';
const ask = (path) => fetch(`${base}${path}`).then((response) => response.json());

export const groups = () => ask('/groups');
export const cards = () => ask('/cards');
