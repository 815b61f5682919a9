import _ from 'lodash';

export async function load() {
  const response = await fetch('https://api.access.example/presences');
  const list = await response.json();
  const first = _(list)
    .groupBy('actor_type')
    .mapValues((group) => _.pick(group[0], ['user_name'])) // finds: presence-actor
    .value();
  const names = _.chain(list)
    .keyBy('actor_type')
    .map((presence, type) => `${type} ${presence.member_name}`) // finds: presence-actor
    .value();
  // Rows of the caller's own.
  const own = _([{ user_name: 'x' }])
    .groupBy('user_name')
    .mapValues((group) => group[0].user_name)
    .value();
  console.table(list, ['place_id', 'user_email']); // finds: presence-actor
  console.table(own, ['user_email']);
  return { first, names };
}
