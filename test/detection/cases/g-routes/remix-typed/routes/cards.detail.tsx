import { useOutletContext, useRouteLoaderData, useFetcher } from '@remix-run/react';
import type { loader as cardsLoader } from './cards';
import type { loader } from './api.groups';
export default function Detail() {
  const { cards } = useOutletContext<{ cards: any[] }>();
  const data = useRouteLoaderData<typeof cardsLoader>('routes/cards');
  const fetcher = useFetcher<typeof loader>();
  return <p>{data?.cards[0].sub_type}{fetcher.data?.groups[0].members_count}</p>; // finds: card-sub-type, members-count
}
