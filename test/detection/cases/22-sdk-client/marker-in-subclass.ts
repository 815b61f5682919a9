import { BaseClient } from '@acme/http';

export class AccessClient extends BaseClient {
  constructor(private readonly secret: string) {
    super('https://api.access.example');
  }

  events() {
    return fetch('https://api.access.example/events', { headers: { Authorization: `SERVICE-LOGIN ${this.secret}` } }); // finds: event-sets
  }
}
