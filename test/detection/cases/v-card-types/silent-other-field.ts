const API = 'https://api.access.example';

export async function note(id: number): Promise<string> {
  const card = await (await fetch(`${API}/cards/${id}`)).json();
  if (card.format_name === 'legacy') return 'printed before 2020';
  const group = await (await fetch(`${API}/groups?ids=${card.group}`)).json();
  return group[0].name === 'legacy' ? 'old group' : '';
}

export const login = () =>
  fetch(`${API}/logins`, { method: 'POST', body: JSON.stringify({ login: { type: 'legacy', os_name: 'legacy' } }) });
