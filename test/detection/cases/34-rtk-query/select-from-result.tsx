import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: `${'https://api.access.example'}/` }),
  endpoints: (b) => ({ cards: b.query<any, { user: number }>({ query: ({ user }) => ({ url: 'cards', params: { user_id: user } }) }) }), // finds: card-assignment
});

export const { useCardsQuery } = api;

export function Pin({ user }: { user: number }) {
  const { pins } = useCardsQuery({ user }, { selectFromResult: ({ data }) => ({ pins: data?.map((card) => card.two_factor_pin) }) }); // finds: card-assignment
  const { currentData: list = [] } = api.endpoints.cards.useQuery({ user }, { skip: user === 0 });
  return <p title={pins?.join()}>{list[0]?.assigned_at}</p>; // finds: card-assignment
}
