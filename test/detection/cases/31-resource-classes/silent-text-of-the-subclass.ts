class Endpoint {
  constructor(protected readonly origin = 'https://api.access.example') {}

  protected resource(): string {
    return '';
  }

  protected async load() {
    const response = await fetch(`${this.origin}/${this.resource()}`);
    return response.json();
  }
}

export class Groups extends Endpoint {
  protected override resource(): string {
    return 'groups';
  }

  async names() {
    return (await this.load()).map((group: any) => group.name);
  }
}

export class ShopEvents extends Endpoint {
  constructor() {
    super('https://shop.example.com');
  }

  protected override resource(): string {
    return 'events';
  }

  first() {
    return this.load().then(([event]) => event.id);
  }
}
