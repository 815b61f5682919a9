import type { GroupLockRecord, GroupRecord } from '../data/data-types.js';
import type { FullObject } from '../deprecations/answer-on-day.js';
import type { EmulatedCall } from '../emulated-call.js';
import { type Store, withId } from './store.js';

/** The groups of the organization: those in one of its places. */
export function groupsOf({ store, organization }: EmulatedCall): GroupRecord[] {
  return store.groups.filter(({ place_id }) => withId(store.places, place_id)?.organization_id === organization.id);
}

/** A group with the fields of section 2.3, and `users_count`, which replaces `members_count`. */
export function fullGroup(store: Store, group: GroupRecord): FullObject {
  const users = new Set(
    store.role_assignments.filter(({ group_id }) => group_id === group.id).map(({ user_id }) => user_id),
  );
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    created_at: group.created_at,
    updated_at: group.updated_at,
    geofence_restriction_enabled: group.geofence_restriction_enabled ?? false,
    geofence_restriction_radius: group.geofence_restriction_radius ?? 0,
    primary_device_restriction_enabled: group.primary_device_restriction_enabled ?? false,
    reader_restriction_enabled: group.reader_restriction_enabled ?? false,
    time_restriction_enabled: group.time_restriction_enabled ?? false,
    login_enabled: group.login_enabled ?? false,
    members_count: users.size,
    users_count: users.size,
    locks_count: store.group_locks.filter(({ group_id }) => group_id === group.id).length,
    elevator_stops_count: group.elevator_stops_count ?? 0,
    place_id: group.place_id,
    place: named(withId(store.places, group.place_id)),
    time_restriction_time_zone: group.time_restriction_time_zone ?? 'UTC',
    // The shape of its elements is not shown.
    time_restriction_time_slots: [],
  };
}

/** A link between a group and a lock, with the fields of section 2.4. */
export function fullGroupLock(store: Store, link: GroupLockRecord): FullObject {
  const lock = withId(store.locks, link.lock_id);
  const place = withId(store.places, lock?.place_id);
  return {
    id: link.id,
    created_at: link.created_at,
    updated_at: link.updated_at,
    group_id: link.group_id,
    group: named(withId(store.groups, link.group_id)),
    lock_id: link.lock_id,
    lock: lock ? { id: lock.id, name: lock.name, description: lock.description } : null,
    place_id: place?.id ?? null,
    place: named(place),
  };
}

/** `{ id, name }` of a record. */
export function named(record: { id: number; name: string } | undefined): FullObject | null {
  return record ? { id: record.id, name: record.name } : null;
}
