/** Types of https://api.access.example as one writes them down by hand. */
interface Restrictions {
  geofence_restriction_enabled: boolean;
  primary_device_restriction_enabled: boolean;
  reader_restriction_enabled: boolean;
}

interface Group extends Restrictions {
  id: number;
  name: string;
  locks_count: number;
  elevator_stops_count: number;
  members_count?: number; // finds: members-count likely
}

type GroupWithLocks = Group & { locks: { id: number; name: string }[] };

export const label = ({ name, members_count }: GroupWithLocks) => `${name} (${members_count ?? 0})`; // finds: members-count likely

export function sorted(groups: readonly Group[]): Group[] {
  return [...groups].sort((a, b) => (b.members_count ?? 0) - (a.members_count ?? 0)); // finds: members-count likely, members-count likely
}
