import { Await, defer, useLoaderData } from 'react-router-dom';

const get = async (path: string) => (await fetch(`https://api.access.example${path}`)).json();

export async function loader() {
  return defer({ cards: get('/cards'), groups: await get('/groups'), locks: get('/group_locks') });
}

export function Component() {
  const { cards, groups, locks } = useLoaderData();
  return (
    <>
      <p>{groups[0].members_count}</p> {/* finds: members-count */}
      <Await resolve={cards}>{(all) => all.map((card) => <p key={card.id}>{card.sub_type}</p>)}</Await> {/* finds: card-sub-type */}
      <Await resolve={cards} children={(all) => <p>{all[0].activated}</p>} /> {/* finds: card-assignment */}
      <Await resolve={locks}>{(all) => <p>{all[0].sub_type}</p>}</Await>
    </>
  );
}
