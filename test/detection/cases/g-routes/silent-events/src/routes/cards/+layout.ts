export const load = async ({ fetch }) => ({ cards: await (await fetch('https://api.access.example/cards')).json() });
