const BASE = 'https://eu.acme.example';

export async function isEncrypted(id: number) {
  const badge = await (await fetch(`${BASE}/badges/${id}`)).json();
  console.log(badge.kind_of_card); // finds: card-sub-type
  return badge.type === 'EV1'; // finds: card-type-desfire
}

export const add = (token: string) =>
  fetch(`${BASE}/badges/enroll`, { method: 'POST', body: JSON.stringify({ card: { token } }) }); // finds: card-enroll
