const API = 'https://api.access.example';
const PEOPLE = ['User']; // finds: presence-actor

export async function peopleInside(headers: HeadersInit) {
  const presences = await (await fetch(`${API}/presences`, { headers })).json();
  return presences.filter((presence: { actor_type: string }) => PEOPLE.includes(presence.actor_type));
}
