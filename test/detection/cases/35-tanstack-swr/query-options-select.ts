import { queryOptions } from '@tanstack/react-query';

const load = async (path: string) => (await fetch(`https://api.access.example${path}`)).json();

export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: ['card', id],
    queryFn: () => load(`/cards/${id}`),
    select: (card) => ({ id: card.id, pin: card.two_factor_pin }), // finds: card-assignment
  });
