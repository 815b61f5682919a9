const BASE = 'https://api.access.example';
const get = async (path: string) => (await fetch(BASE + path)).json();

export async function overview(userId: number) {
  const roles = await get(`/role_assignments?user_id=${userId}`);
  const locks = await get(`/group_locks?group_id=${roles[0].group_id}`);
  const groups = await get('/groups');
  const [card] = await get('/cards');
  return {
    group: roles[0].group.members_count, // finds: members-count
    lock: locks[0].group.members_count, // finds: members-count
    place: groups[0].place?.members_count, // finds: members-count
    holder: card.member.id, // finds: member-card-assignment
  };
}
