import ky from 'ky';

const access = ky.extend({ baseUrl: 'https://api.access.example/', hooks: {} });

export async function members() {
  const groups = await access('groups', { method: 'get' }).then((response) => response.json());
  return groups.map((group: Record<string, number>) => group.members_count); // finds: members-count
}
