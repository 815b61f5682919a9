import { EventEmitter } from 'node:events';
import axios from 'axios';

const bus = new EventEmitter();

export async function tick(): Promise<void> {
  const { data } = await axios.get('https://api.access.example/groups');
  bus.emit('groups', data, Date.now());
}

bus.on('groups', (groups, at) => {
  console.log(at, groups[0].members_count); // finds: members-count
});
bus.on('members', (groups) => {
  console.log(groups[0].members_count);
});
