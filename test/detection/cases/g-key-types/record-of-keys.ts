import axios from 'axios';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

export const LABELS: Record<keyof Group, string> = {
  id: 'Number',
  name: 'Name',
  members_count: 'People', // finds: members-count
};

export const widths: { [Key in keyof Group]?: number } = { members_count: 40 }; // finds: members-count

export const load = () => axios.get<Group[]>('https://api.access.example/groups');
