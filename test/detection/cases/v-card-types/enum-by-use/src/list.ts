import { CardKind } from './card-kind';

const API = 'https://api.access.example';

export async function desk(id: number) {
  const card = await (await fetch(`${API}/cards/${id}`)).json();
  return [CardKind.Legacy, CardKind.Badge].includes(card.type) ? 'desk' : 'post';
}
