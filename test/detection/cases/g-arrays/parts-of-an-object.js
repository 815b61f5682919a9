import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

export async function byState() {
  const { data: cards } = await access.get('/cards');
  const groups = { taken: [], free: [] };
  for (const card of cards) {
    if (card.assigned) groups.taken.push(card); // finds: card-assignment
    else groups.free.push(card);
  }
  return [groups.taken.map((card) => card.sub_type), groups.free[0].activated]; // finds: card-sub-type, card-assignment
}

export async function byPlace() {
  const { data: presences } = await access.get('/presences');
  const [inside, outside] = presences.reduce(
    (parts, person) => (parts[person.user_id ? 0 : 1].push(person), parts), // finds: presence-actor
    [[], []],
  );
  return inside.map((person) => person.user_name).concat(outside.map(({ user_email }) => user_email)); // finds: presence-actor, presence-actor
}

export async function bySize() {
  const { data: groups } = await access.get('/groups');
  const small = [];
  const large = [];
  for (const group of groups) (group.locks_count > 9 ? large : small).push(group);
  groups.forEach((group) => {
    const list = group.place_id ? small : large;
    list.push(group);
  });
  return { small: small.map((group) => group.members_count), large: large[0].members_count }; // finds: members-count, members-count
}

export async function ofForum() {
  const { data: topics } = await forum.get('/groups');
  const parts = { open: [], closed: [] };
  const [few, many] = topics.reduce((all, topic) => (all[topic.members_count > 9 ? 1 : 0].push(topic), all), [[], []]);
  for (const topic of topics) (topic.assigned ? parts.closed : parts.open).push(topic);
  return [...parts.open, ...few, ...many].map((topic) => topic.members_count);
}
