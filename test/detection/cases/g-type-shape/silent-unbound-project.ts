export interface Team {
  id: number;
  name: string;
  members_count: number;
  locks_count: number;
  elevator_stops_count: number;
}

export const size = (team: Team) => team.members_count;
