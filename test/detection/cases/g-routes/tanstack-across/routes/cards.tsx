import { createFileRoute, getRouteApi, useLoaderData } from '@tanstack/react-router';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
const cardsQuery = queryOptions({ queryKey: ['cards'], queryFn: async () => (await fetch('https://api.access.example/cards')).json() });
export const Route = createFileRoute('/cards')({
  loader: ({ context }) => context.queryClient.ensureQueryData(cardsQuery),
  component: Cards,
});
function Cards() {
  const { data } = useSuspenseQuery(cardsQuery);
  const loaded = Route.useLoaderData();
  return <p>{data[0].sub_type}{loaded[0].sub_type}</p>; // finds: card-sub-type, card-sub-type
}
