export async function sizes(key: string) {
  const response = await fetch(`${process.env.DOORS_URL}/groups`, {
    headers: { Authorization: `ACME-LOGIN ${key}` },
  });
  const groups = await response.json();
  return groups.map((group: any) => group.members_count); // finds: members-count
}
