import { useLoaderData } from 'react-router';
import type { Route } from './+types/groups';

const load = (path: string): Promise<any> =>
  fetch(new URL(path, 'https://api.access.example')).then((response) => response.json());

export async function loader() {
  return { groups: await load('/groups'), cards: await load('/cards') };
}

export default function Groups({ loaderData }: Route.ComponentProps) {
  const { cards } = useLoaderData<typeof loader>();
  return <p title={cards[0].sub_type}>{loaderData.groups[0].members_count}</p>; // finds: card-sub-type, members-count
}
