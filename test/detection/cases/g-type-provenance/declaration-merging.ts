import axios from 'axios';

export interface Group {
  id: number;
  name: string;
}

export interface Group {
  members_count: number; // finds: members-count
}

export const load = () => axios.get<Group[]>('https://api.access.example/groups');
export const size = (group: Group): number => group.members_count; // finds: members-count
