export const BASE = 'https://api.access.example';

export interface Team {
  id: number;
  name: string;
  description: string;
  members_count: number;
  created_at: string;
}

export const size = (team: Team) => team.members_count;
