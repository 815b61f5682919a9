abstract class Resource {
  protected abstract readonly host: string;
  protected abstract readonly path: string;

  protected async call(method: string, suffix = '', body?: object) {
    const response = await fetch(`https://${this.host}/${this.path}${suffix}`, { method, body: body && JSON.stringify(body) });
    return response.json();
  }
}

export class Locks extends Resource {
  protected readonly host = 'api.access.example';
  protected readonly path = 'group_locks';

  list() {
    return this.call('GET');
  }
}

export class ShopEvents extends Resource {
  protected readonly host = 'shop.example.com';
  protected readonly path = 'events';

  async ids() {
    const events = await this.call('GET');
    return events.map((event: { id: number }) => event.id);
  }

  activate(id: number) {
    return this.call('POST', `/${id}/activate`, { sub_type: 'x' });
  }
}
