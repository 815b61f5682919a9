const ask = async (path) => (await fetch(`http://localhost:8080/desk/${path}`)).json();

export async function sizes() {
  const groups = await ask('groups');
  return Object.values(groups).map((group) => group.members_count); // finds: members-count
}

export async function people() {
  const seen = await ask('last-seen');
  return seen.map((person) => person.user_name); // finds: presence-actor
}

export async function incidents() {
  const events = await ask('events');
  return events.map((event) => event.references);
}
