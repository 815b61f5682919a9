// What an inherited method sends stands in the class that extends, and no call of it says so.
class Endpoint {
  protected resource(): string {
    return '';
  }

  protected async load() {
    const response = await fetch(`https://api.access.example/${this.resource()}`);
    return response.json();
  }
}

export class Groups extends Endpoint {
  protected override resource(): string {
    return 'groups';
  }

  async sizes() {
    return (await this.load()).map((group: any) => group.members_count); // finds: members-count
  }
}

export class Events extends Endpoint {
  protected override resource(): string {
    return 'events'; // finds: event-sets
  }

  first() {
    return this.load().then(([event]) => event.id); // finds: event-id
  }
}
