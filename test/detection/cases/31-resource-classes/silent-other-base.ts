abstract class Resource {
  abstract path: string;
  host = 'https://api.forum.example';

  async list() {
    const response = await fetch(`${this.host}/${this.path}`);
    return response.json();
  }
}

export class Events extends Resource {
  path = 'events';

  async ids() {
    return (await this.list()).map((event) => event.id);
  }
}

export class Groups extends Resource {
  path = 'groups';

  async sizes() {
    return (await this.list()).map((group) => group.members_count);
  }
}
