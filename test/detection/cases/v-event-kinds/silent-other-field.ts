const API = 'https://api.access.example';

export async function names() {
  const members = await (await fetch(`${API}/members`)).json();
  return members.filter((member: { name: string }) => member.name === 'member.assign_card');
}
