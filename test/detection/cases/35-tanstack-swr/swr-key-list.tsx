import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';

const load = ([url, member]: [string, number]) =>
  fetch(`https://api.access.example${url}?member_id=${member}`).then((response) => response.json()); // finds: card-member-id-filter

export function Cards({ member }: { member: number }) {
  const { data } = useSWR(['/cards', member], load);
  const groups = useSWRImmutable('groups', () => fetch('https://api.access.example/groups').then((r) => r.json()));
  return <p>{data?.length ?? groups.data?.[0].members_count}</p>; // finds: members-count
}
