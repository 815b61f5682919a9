import { joinURL, withQuery } from 'ufo';

const base = 'https://api.access.example';

export async function cards(memberId: number, headers: HeadersInit) {
  const url = withQuery(joinURL(base, 'cards'), { member_id: memberId }); // finds: card-member-id-filter
  return (await fetch(url, { headers })).json();
}

export const enroll = (body: string) => fetch(joinURL(base, '/cards', '/enroll'), { method: 'POST', body }); // finds: card-enroll
