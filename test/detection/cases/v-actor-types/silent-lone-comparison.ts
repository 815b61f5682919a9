const API = 'https://api.access.example';

export async function people() {
  const presences = await (await fetch(`${API}/presences`)).json();
  const users = presences.filter((presence: { actor_type: string }) => presence.actor_type === 'User');
  return { users, links: presences.length - users.length };
}
