/**
 * What the emulated service holds, on one page: the shape of `--data` and of `createEmulator({ data })`. The JSON Schema in
 * `schema/data.schema.json` says the same for editors. Names that the interface document does not show are the emulator's own.
 */

/** An instant, ISO 8601 in UTC: `2023-06-01T08:30:00.000Z`. */
export type Instant = string;

/** All lists may be left out of a file; they are then empty. */
export interface EmulatorData {
  organizations: OrganizationRecord[];
  places: PlaceRecord[];
  users: UserRecord[];
  members: MemberRecord[];
  role_assignments: RoleAssignmentRecord[];
  locks: LockRecord[];
  groups: GroupRecord[];
  group_locks: GroupLockRecord[];
  logins: LoginRecord[];
  cards: CardRecord[];
  card_assignments: CardAssignmentRecord[];
  events: EventRecord[];
  presences: PresenceRecord[];
  export_reporters: ExportReporterRecord[];
}

export interface OrganizationRecord {
  id: number;
  name: string;
  /** What the creator of a login names as `domain`. */
  domain: string;
}

export interface PlaceRecord {
  id: number;
  name: string;
  organization_id: number;
}

export interface UserRecord {
  id: number;
  name: string;
  email: string;
  /** A managed user never registers; an owner or administrator creates its logins. */
  managed?: boolean;
  /** Only for users that create logins. */
  password?: string;
  /** Two-factor authentication is on, and this one-time password is right at any time. */
  otp?: string;
}

export interface MemberRecord {
  id: number;
  organization_id: number;
  user_id: number;
  /** Absent: the name of the user. */
  name?: string;
  confirmed: boolean;
}

/** At the level of the organization, of a place (`place_id`) or of a group (`group_id`). */
export interface RoleAssignmentRecord {
  organization_id: number;
  user_id: number;
  role: 'owner' | 'administrator' | 'basic';
  place_id?: number;
  group_id?: number;
}

export interface LockRecord {
  id: number;
  name: string;
  description: string;
  place_id: number;
}

/** The fields of section 2.3 that are not counted from other records. */
export interface GroupRecord {
  id: number;
  name: string;
  description: string;
  place_id: number;
  created_at: Instant;
  updated_at: Instant;
  geofence_restriction_enabled?: boolean;
  geofence_restriction_radius?: number;
  primary_device_restriction_enabled?: boolean;
  reader_restriction_enabled?: boolean;
  time_restriction_enabled?: boolean;
  login_enabled?: boolean;
  elevator_stops_count?: number;
  time_restriction_time_zone?: string;
}

export interface GroupLockRecord {
  id: number;
  group_id: number;
  lock_id: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface LoginRecord {
  id: number;
  user_id: number;
  /** The credential of `Authorization`. */
  secret: string;
  type: string;
  device_brand?: string;
  device_model?: string;
  os_name?: string;
}

export interface CardRecord {
  id: number;
  organization_id: number;
  type?: string;
  /** The deprecated value of `type` that is answered as long as it works. */
  former_type?: string;
  token?: string;
  uid?: string;
  /** Also answered as `sub_type`, as long as that works. */
  format_name?: string;
  activated_at?: Instant;
  deactivated_at?: Instant;
}

/** That a card is assigned now. A card has one at most. */
export interface CardAssignmentRecord {
  id: number;
  card_id: number;
  user_id: number;
  /** The user held a card already when this one was assigned. */
  backup: boolean;
  assigned_at: Instant;
  /** The user who assigned it. */
  assigned_by_id: number;
  two_factor_pin?: string;
  send_two_factor_pin_notification?: boolean;
}

export interface EventRecord {
  uuid: string;
  /** Answered as `id` as long as that works. */
  id: number;
  kind: string;
  organization_id: number;
  place_id?: number;
  created_at: Instant;
  references: { type: string; id: number }[];
}

/** Either a user or a group link is present at a place. */
export interface PresenceRecord {
  place_id: number;
  user_id?: number;
  group_link?: { id: number; name: string; email: string };
}

export interface ExportReporterRecord {
  id: number;
  organization_id: number;
  reporter_type: string;
  /** The deprecated value of `reporter_type` that is answered as long as it works. */
  former_reporter_type?: string;
}
