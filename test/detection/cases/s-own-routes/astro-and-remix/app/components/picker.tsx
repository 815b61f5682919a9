export async function sizes(place: string) {
  const groups = await fetch(`/api/groups/${place}`).then((response) => response.json());
  return groups.map((group: any) => group.members_count); // finds: members-count
}
