import { access, fetchCards } from '@desk/access';
import { eventsPath } from '@desk/access/paths';

export async function subTypesOf(memberId: number) {
  const cards = await fetchCards({ member_id: memberId }); // finds: card-member-id-filter
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}

export const events = () => access.get(eventsPath());
