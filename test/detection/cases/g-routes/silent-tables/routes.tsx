import { createBrowserRouter, useLoaderData, useOutletContext, Outlet, useAsyncValue, Await } from 'react-router-dom';
import { getRouteApi, createRoute } from '@tanstack/react-router';

const decks = async () => (await fetch('https://decks.example/cards')).json();
const cards = async () => (await fetch('https://api.access.example/cards')).json();

function Decks() {
  const loaded = useLoaderData();
  const given = useOutletContext();
  return <p title={given.decks[0].sub_type}>{loaded[0].sub_type}</p>;
}
function Names() {
  return <p>{useLoaderData()[0].format_name}</p>;
}
function Deck() {
  return <p>{useAsyncValue().sub_type}</p>;
}
function Frame() {
  return (
    <Await resolve={decks()}>
      <Deck />
      <Outlet context={{ decks: decks() }} />
    </Await>
  );
}
export const router = createBrowserRouter([
  { path: '/decks', element: <Decks />, loader: decks },
  { path: '/names', element: <Names />, loader: cards },
  { path: '/', element: <Frame />, loader: cards },
]);

export const route = createRoute({ getParentRoute: () => router, path: '/cards', loader: cards });
export function Other() {
  const api = getRouteApi('/discards');
  return <p>{api.useLoaderData()[0].sub_type}</p>;
}
