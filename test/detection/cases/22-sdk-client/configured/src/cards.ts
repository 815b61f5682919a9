import Access from '@acme/access';

const client = new Access({ apiKey: process.env.ACCESS_KEY });

export const cardsOf = (memberId: number) => client.get('cards', { memberId }); // finds: card-member-id-filter
export const enroll = (token: string) => client.post('cards/enroll', { card: { token } }); // finds: card-enroll
export const pin = (id: number, twoFactorPin: string) => client.patch(`cards/${id}`, { twoFactorPin }); // finds: card-assignment

export async function kinds() {
  const { data } = await client.get('/cards');
  return data.map((card) => card.subType); // finds: card-sub-type
}

export async function totals() {
  const groups = await client.get('groups');
  return groups.data.map(({ membersCount }) => membersCount); // finds: members-count
}
