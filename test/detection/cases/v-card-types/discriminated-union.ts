interface DesfireCard {
  id: number;
  type: 'hfcard_desfire';
}
interface ThirdPartyCard {
  id: number;
  type: 'legacy'; // finds: card-type-legacy
  format_name: string;
}
type Card = DesfireCard | ThirdPartyCard;

export async function describe(id: number): Promise<string> {
  const card: Card = await fetch(`https://api.access.example/cards/${id}`).then((response) => response.json());
  return card.type === 'legacy' ? card.format_name : 'DESFire'; // finds: card-type-legacy
}
