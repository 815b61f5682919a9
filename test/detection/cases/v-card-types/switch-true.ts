export async function chipClass(id: number): Promise<string> {
  const card = await (await fetch(`https://api.access.example/cards/${id}`)).json();
  switch (true) {
    case card.type === 'legacy': // finds: card-type-legacy
      return 'chip chip--old';
    case card.type.startsWith('hfcard_desfire'):
      return 'chip';
    default:
      return 'chip chip--unknown';
  }
}
