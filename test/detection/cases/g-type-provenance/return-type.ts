interface Group {
  id: number;
  members_count: number; // finds: members-count
}

export async function loadGroups(headers: HeadersInit): Promise<Group[]> {
  const response = await fetch('https://api.access.example/groups', { headers });
  return response.json();
}

export const isFull = (group: Group): boolean => group.members_count > 99; // finds: members-count
