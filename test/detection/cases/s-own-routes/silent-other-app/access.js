export const groups = () => fetch('https://api.access.example/groups').then((response) => response.json());
