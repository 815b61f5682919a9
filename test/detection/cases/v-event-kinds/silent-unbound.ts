import { EventEmitter } from 'node:events';

/** The club's own loyalty cards. */
const loyalty = new EventEmitter();

loyalty.on('member.assign_card', (id: number) => console.info(id));
loyalty.emit('member.assign_card', 7);

export const AUDITED = ['member.assign_card', 'member.deassign_card'];
