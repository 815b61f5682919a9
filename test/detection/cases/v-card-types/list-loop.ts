const RETIRED = ['legacy']; // finds: card-type-legacy

export async function isRetired(id: number): Promise<boolean> {
  const card = await (await fetch(`https://api.access.example/cards/${id}`)).json();
  for (const type of RETIRED) {
    if (card.type === type) return true;
  }
  return false;
}
