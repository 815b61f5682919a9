import { camelizeKeys, decamelizeKeys } from 'humps';

const BASE = 'https://api.access.example';

export async function createCard(card) {
  const response = await fetch(`${BASE}/cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decamelizeKeys({ card: { subType: card.kind, type: 'legacy' } })), // finds: card-sub-type, card-type-legacy
  });
  const created = camelizeKeys(await response.json());
  return created.subType; // finds: card-sub-type
}
