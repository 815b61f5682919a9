const API = 'https://api.access.example';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

export async function fetchGroups(): Promise<Group[]> {
  const response = await fetch(`${API}/groups`);
  return response.json();
}
