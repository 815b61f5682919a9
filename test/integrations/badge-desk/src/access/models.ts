import type { CardType } from './card-types';

/** A badge, fob or sticker that opens doors. */
export interface Card {
  id: number;
  type: CardType;
  token?: string;
  uid?: string;
  /** Wiegand format for third-party cards, chip generation for ours. */
  sub_type: string | null;
  user_id: number | null;
  assigned: boolean;
  assigned_at: string | null;
  activated: boolean;
  deactivated_at?: string | null;
  member_assigned?: boolean;
  member?: Member;
}

export interface Member {
  id: number;
  name: string;
  confirmed?: boolean;
  user: { id: number; name: string; email: string };
  card_assigned: boolean;
  card_assigned_at: string | null;
  card_id: number | null;
  backup_card_id: number | null;
  card?: Card | null;
}

export interface Group {
  id: number;
  name: string;
  description: string;
  members_count: number;
  locks_count: number;
  place_id: number;
  place: { id: number; name: string };
}

/** What an event is about: a lock, a card, a user. */
export interface EventReference {
  id: number;
  type: string;
}

export interface AccessEvent {
  id: string;
  kind: string;
  created_at: string;
  organization_id: number;
  place_id: number;
  references: EventReference[];
}

export interface Presence {
  id: number;
  place_id: number;
  entered_at: string;
  actor_type: string;
  user_id: number;
  user_name: string;
  user_email: string;
}

export interface ExportReporter {
  id: number;
  reporter_type: 'MemberExportReporter' | 'EventExportReporter';
  state: 'pending' | 'done' | 'failed';
  download_url: string | null;
}
