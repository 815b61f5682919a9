import Access from '@acme/access';

export async function label(id: string) {
  const card = await new Access().fetchCard({ id });
  return card.sub_type; // finds: card-sub-type
}
