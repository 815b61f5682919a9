export async function sizes(key: string) {
  const response = await fetch(`${process.env.SOCIAL_URL}/groups`, { headers: { Authorization: `ACME ${key}` } });
  const groups = await response.json();
  return groups.map((group: any) => group.members_count);
}
