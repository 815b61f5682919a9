import got from 'got';

const access = got.extend({ prefixUrl: 'https://api.access.example', responseType: 'json', resolveBodyOnly: true });

export async function sizes() {
  const groups = await access.get<any[]>('groups');
  return groups.map((group) => group.members_count); // finds: members-count
}
