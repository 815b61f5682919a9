import { EventEmitter } from 'node:events';

const API = 'https://api.access.example';
const bus = new EventEmitter();

export async function assign(cardId: number) {
  await fetch(`${API}/groups`);
  bus.emit('member.assign_card', { cardId });
}

bus.on('member.assign_card', ({ cardId }) => console.info('assigned', cardId));
bus.off('member.assign_card', console.info);
