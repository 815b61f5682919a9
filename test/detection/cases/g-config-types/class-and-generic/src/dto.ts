export class PresenceDto {
  actor_type!: 'User'; // finds: presence-actor
  member_name!: string; // finds: presence-actor
  user_email?: string; // finds: presence-actor
}

export interface ApiCard {
  id: number;
  sub_type: string | null; // finds: card-sub-type
}

interface Page<T> {
  items: T[];
}

export const names = (page: Page<PresenceDto>) => page.items.map((item) => item.member_name); // finds: presence-actor
export const first = ({ items: [card] }: Page<ApiCard>) => card?.sub_type; // finds: card-sub-type
export type Kind = ApiCard['sub_type']; // finds: card-sub-type
