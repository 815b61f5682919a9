const API = 'https://api.access.example';
const OLD_TYPE = 'legacy'; // finds: card-type-legacy
const EV1 = 'hfcard_desfire_ev1' as const; // finds: card-type-desfire

export async function needsReplacement(cardId: number): Promise<boolean> {
  const card = await fetch(`${API}/cards/${cardId}`).then((response) => response.json());
  const kind = card.type;
  return kind === OLD_TYPE || EV1 === kind;
}
