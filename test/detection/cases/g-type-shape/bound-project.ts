export const BASE = 'https://api.access.example';

export interface Team {
  id: number;
  name: string;
  members_count: number; // finds: members-count likely
  locks_count: number;
  elevator_stops_count: number;
}

export const size = (team: Team) => team.members_count; // finds: members-count likely
