import { createTRPCClient } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferProcedureOutput, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './router.js';

const trpc = createTRPCReact<AppRouter>();
const client = createTRPCClient<AppRouter>({ links: [] });

export function Panel() {
  const { data } = trpc.groups.list.useQuery();
  const shop = trpc.shop.useQuery();
  const [cards] = trpc.cards.useSuspenseQuery();
  console.log(shop.data?.[0].members_count);
  return <p title={cards[0].sub_type}>{data?.map((group) => group.members_count)}</p>; // finds: card-sub-type, members-count
}

export const load = async () => (await client.groups.list.query())[0].members_count; // finds: members-count

type Outputs = inferRouterOutputs<AppRouter>;
type Group = Outputs['groups']['search'][number];
type Club = Outputs['shop'][number];
type Cards = inferProcedureOutput<AppRouter['cards']>;

export const size = ({ members_count: size }: Group) => size; // finds: members-count
export const clubSize = ({ members_count: size }: Club) => size;
export const formats = (cards: Cards) => cards.map((card) => card.sub_type); // finds: card-sub-type
