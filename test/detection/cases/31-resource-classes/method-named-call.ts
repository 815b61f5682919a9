// A method of the project's own that is named like one of functions.
abstract class Resource {
  protected abstract readonly path: string;
  constructor(private readonly secret: string) {}

  protected async call(method: string, suffix = '', body?: object) {
    const response = await fetch(`https://api.access.example/${this.path}${suffix}`, {
      method,
      headers: { Authorization: `SERVICE-LOGIN ${this.secret}` },
      body: body && JSON.stringify(body),
    });
    return response.json();
  }

  apply(id: number, action: string) {
    return this.call('POST', `/${id}/${action}`);
  }
}

export class Cards extends Resource {
  protected readonly path = 'cards';

  activate(id: number) {
    return this.apply(id, 'activate'); // finds: card-assignment
  }

  create(sub_type: string) {
    return this.call('POST', '', { sub_type }); // finds: card-sub-type
  }
}

export class Events extends Resource {
  protected readonly path = 'events'; // finds: event-sets

  async ids() {
    const events = await this.call('GET');
    return events.map((event: { id: number }) => event.id); // finds: event-id, event-id
  }
}
