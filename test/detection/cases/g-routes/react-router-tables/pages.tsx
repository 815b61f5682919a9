import { useLoaderData, createBrowserRouter, Await, defer, useAsyncValue } from 'react-router-dom';
import { Suspense } from 'react';
import { cardsLoader, groupsLoader } from './loaders';
export function CardsPage() {
  const cards = useLoaderData() as Awaited<ReturnType<typeof cardsLoader>>;
  return <>{cards.map((c) => c.sub_type)}</>; // finds: card-sub-type
}
export function GroupsPage() {
  const data = useLoaderData() as any;
  return <Suspense><Await resolve={data.groups}>{(groups) => groups.map((g) => g.members_count)}</Await></Suspense>; // finds: members-count
}
export const router = createBrowserRouter([
  { path: '/cards', element: <CardsPage />, loader: cardsLoader },
  { path: '/groups', Component: GroupsPage, loader: groupsLoader },
]);
