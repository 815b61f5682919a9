import { json } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

export async function loader() {
  const response = await fetch('https://api.access.example/groups');
  return json({ groups: await response.json() });
}

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>();
  return <p>{groups.map((group: { members_count: number }) => group.members_count).join(' ')}</p>; // finds: members-count, members-count
}
