export async function formats(member) {
  const response = await fetch('/v1/cards/' + member);
  const { cards } = await response.json();
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}

export async function newest() {
  const card = await (await fetch('/edge/cards/newest')).json();
  return card.type === 'legacy'; // finds: card-type-legacy
}
