export async function kinds(memberId: number) {
  const { listCards } = await import('./cards');
  const cards = await listCards({ member_id: memberId }); // finds: card-member-id-filter
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}

export const activated = () =>
  import('./cards').then(async (m) => (await m.default({})).filter((card) => card.activated)); // finds: card-assignment
