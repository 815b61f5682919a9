import ky from 'ky';
import mitt from 'mitt';

const emitter = mitt();

export async function load(): Promise<void> {
  const groups = await ky.get('https://api.access.example/groups').json();
  emitter.emit('loaded', groups);
}

function show(groups) {
  return groups.map((group) => group.members_count); // finds: members-count
}

emitter.on('loaded', show);
