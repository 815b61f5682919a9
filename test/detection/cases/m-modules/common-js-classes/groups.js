exports.Groups = class Groups {
  constructor(load) { this.load = load; }
  async sizes() { const groups = await this.load('/groups'); return groups.map((g) => g.members_count); } // finds: members-count
};
