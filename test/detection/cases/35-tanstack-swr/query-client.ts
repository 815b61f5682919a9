import { QueryClient } from '@tanstack/react-query';

const client = new QueryClient();

export async function prefetch() {
  const cards = await client.fetchQuery({
    queryKey: ['cards'],
    queryFn: () => fetch('https://api.access.example/cards').then((response) => response.json()),
  });
  return cards.filter((card: { type: string }) => card.type === 'legacy'); // finds: card-type-legacy
}
