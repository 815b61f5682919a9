import { EventEmitter } from 'node:events';

export const API = 'https://api.access.example';
export const bus = new EventEmitter();

bus.on('member.assign_card', (uuid: string) => console.info('assigned', uuid)); // finds: member-card-assignment likely
bus.on('card.assign', (uuid: string) => console.info('assigned', uuid));
