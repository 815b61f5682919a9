export interface Presence {
  actor_id: number;
  member_id?: number; // finds: presence-actor
  user_email?: string; // finds: presence-actor
}
