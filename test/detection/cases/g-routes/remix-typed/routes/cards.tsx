import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, Outlet, useRouteLoaderData, Await, useFetcher, useOutletContext } from '@remix-run/react';
export async function loader({ request }: LoaderFunctionArgs) {
  const cards = await fetch('https://api.access.example/cards').then((r) => r.json());
  const other = await fetch('https://x.other.example/cards').then((r) => r.json());
  return json({ cards, other });
}
export default function Cards() {
  const { cards, other } = useLoaderData<typeof loader>();
  return <div>{cards.map((c) => c.sub_type)}{other.map((c) => c.sub_type)}<Outlet context={{ cards }} /></div>; // finds: card-sub-type
}
export function useCards() {
  return useRouteLoaderData<typeof loader>('routes/cards');
}
export function Count() {
  const data = useCards();
  return data.cards.filter((c) => c.sub_type).length; // finds: card-sub-type
}
