const key = 'members_count';
const totals: Record<string, number> = {};

export async function collect(teams: { name: string; people: string[] }[]): Promise<number> {
  await fetch('https://api.access.example/groups');
  for (const team of teams) totals[key] = (totals[key] ?? 0) + team.people.length;
  return totals['members_count'] ?? 0;
}
