// What a webhook brings is emitted under the name that the service gave it.
import { EventEmitter } from 'node:events';

const API = 'https://api.access.example';
const bus = new EventEmitter();
const other = new EventEmitter();

export function receive(event: { action: string; uuid: string }) {
  bus.emit(event.action, event.uuid);
}

export async function replay() {
  await fetch(`${API}/groups`);
  bus.emit('member.assign_card', 'replayed');
  other.emit('member.deassign_card');
}

bus.on('member.assign_card', (uuid: string) => console.info('assigned', uuid)); // finds: member-card-assignment likely
other.on('member.deassign_card', () => console.info('released'));
