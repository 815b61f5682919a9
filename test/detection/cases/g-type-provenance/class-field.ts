import axios from 'axios';

interface Group {
  id: number;
  members_count: number; // finds: members-count
}

export class GroupStore {
  groups: Group[] = [];

  async load(): Promise<void> {
    const { data } = await axios.get('https://api.access.example/groups');
    this.groups = data;
  }

  get people(): number {
    return this.groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
  }
}
