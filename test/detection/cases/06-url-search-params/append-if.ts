const API = 'https://api.access.example';

interface Filter {
  member?: number;
  active?: boolean;
}

export async function cards({ member, active }: Filter = {}) {
  const search = new URLSearchParams();
  if (member !== undefined) search.append('member_id', `${member}`); // finds: card-member-id-filter
  if (active !== undefined) search.set('activated', String(active)); // finds: card-assignment
  const suffix = search.toString() ? `?${search}` : '';
  const response = await fetch(`${API}/cards${suffix}`);
  return response.json();
}
