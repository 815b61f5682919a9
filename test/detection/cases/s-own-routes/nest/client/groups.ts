export async function total(): Promise<number> {
  const response = await fetch('/api/groups');
  const groups = await response.json();
  return groups.reduce((sum: number, group: any) => sum + group.members_count, 0); // finds: members-count
}

export async function notes(id: number) {
  const list = await (await fetch(`/api/groups/${id}/notes`)).json();
  return list.map((note: any) => note.members_count);
}
