import useSWR from 'swr';

const load = (url) => fetch(url).then((response) => response.json());

export default function Present() {
  const { data: people = [] } = useSWR('/api/presence', load, { refreshInterval: 10000 });
  return people.map(({ member_id: id, member_name: name }) => <p key={id}>{name}</p>); // finds: presence-actor, presence-actor
}
