import Access from '@acme/access';

const access = new Access();

export async function people() {
  const presences = await access.get('presences', { placeId: 3 });
  return presences.map(({ userName, userEmail: mail }) => `${userName} <${mail}>`); // finds: presence-actor, presence-actor
}

export async function ofMember(memberId: number) {
  return access.get('cards', { memberId }); // finds: card-member-id-filter
}
