import * as undici from 'undici';

const { body } = await undici.request('https://api.access.example/presences');
const presences = JSON.parse(await body.text());
console.log(presences.map((presence) => presence.user_id)); // finds: presence-actor

const response = await undici.fetch('https://api.access.example/cards?activated=true'); // finds: card-assignment
console.log((await response.json()).length);
