const BASE = 'https://api.access.example';

interface GroupSummary {
  name: string;
  members_count: number; // finds: members-count
}

export async function largest(headers: HeadersInit): Promise<string> {
  const response = await fetch(`${BASE}/groups`, { headers });
  const groups = (await response.json()) as GroupSummary[];
  const [first] = groups.sort(bySize);
  return first?.name ?? '';
}

function bySize(a: GroupSummary, b: GroupSummary): number {
  const left = a.members_count; // finds: members-count
  const right = b.members_count; // finds: members-count
  return right - left;
}
