import { CardsApi } from '@acme/access-sdk';

const cards = new CardsApi();

export async function current(id: number) {
  const card = await cards.fetchCard({ id });
  await cards.createCard({ card: { format_name: 'h10301' } });
  return card.format_name ?? card.formatName;
}
