import { got } from './transport';

export async function chipName(id: number): Promise<string> {
  const response = await fetch(`https://api.access.example/cards/${id}`, { headers: got() });
  const card = await response.json();
  switch (card.type) {
    case 'hfcard_desfire_ev1': // finds: card-type-desfire
    case 'hfcard_desfire_ev3': // finds: card-type-desfire
      return 'DESFire';
    case 'hfcard_desfire':
      return 'DESFire (merged)';
    case 'legacy': // finds: card-type-legacy
      return 'Third party';
    default:
      throw new Error(`unknown card type ${card.type}`);
  }
}
