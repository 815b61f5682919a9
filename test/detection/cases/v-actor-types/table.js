const ICONS = { User: 'person.svg' }; // finds: presence-actor

export async function icons() {
  const response = await fetch('https://api.access.example/presences');
  const presences = await response.json();
  return presences.map(({ actorType, actor_type = actorType }) => ICONS[actor_type]);
}
