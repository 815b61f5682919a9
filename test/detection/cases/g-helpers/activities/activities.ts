import got from 'got';

const access = got.extend({ prefixUrl: 'https://api.access.example' });
const hr = got.extend({ prefixUrl: 'https://hr.example' });

export async function findMember(email: string) {
  const found = await access.get('members', { searchParams: { query: email } }).json<any[]>();
  return found.find((member) => member.user.email === email);
}

export const loadLeaver = async (number: string) => hr.get(`leavers/${number}`).json<any>();
