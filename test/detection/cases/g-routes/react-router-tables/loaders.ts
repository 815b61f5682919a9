import { defer } from 'react-router-dom';
export const cardsLoader = async () => (await fetch('https://api.access.example/cards')).json();
export const groupsLoader = () => defer({ groups: fetch('https://api.access.example/groups').then((r) => r.json()) });
