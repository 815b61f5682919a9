export interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}
