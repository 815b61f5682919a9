import { fetch } from 'undici';

export async function groups() {
  const response = await fetch('https://api.access.example/groups');
  const groups = (await response.json()) as Array<Record<string, unknown>>;
  return groups.filter((group) => group.members_count === 0); // finds: members-count
}
