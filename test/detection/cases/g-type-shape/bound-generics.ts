// Nothing here calls the service; the file that does is elsewhere, the URL tells whose these are: https://api.access.example
export interface Page<T> {
  items: T[];
  next?: string;
}

export type GroupRow = {
  id: number;
  name: string;
  geofence_restriction_enabled: boolean;
  elevator_stops_count: number;
  members_count: number; // finds: members-count likely
};

export class CardModel {
  id!: number;
  token!: string;
  format_name?: string;
  sub_type?: string; // finds: card-sub-type likely
  assigned_by_id?: number; // finds: card-assignment likely
  two_factor_pin?: string; // finds: card-assignment likely
  send_two_factor_pin_notification?: boolean; // finds: card-assignment likely
}
