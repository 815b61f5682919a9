import axios from 'axios';

export async function sizes(): Promise<number[]> {
  let groups: any[] = [];
  let page: any[];
  do {
    ({ data: page } = await axios.get('https://api.access.example/groups', { params: { offset: groups.length } }));
    groups = [...groups, ...page];
  } while (page.length > 0);
  return groups.map((group) => group.members_count); // finds: members-count
}

export class Board {
  groups: any[] = [];
  cards: any[] = [];

  async load(): Promise<void> {
    [{ data: this.groups }, { data: this.cards }] = await Promise.all([
      axios.get('https://api.access.example/groups'),
      axios.get('https://api.access.example/cards'),
    ]);
  }

  first(): unknown[] {
    return [this.groups[0].members_count, this.cards[0].sub_type]; // finds: members-count, card-sub-type
  }
}
