import { Transport } from '@acme/transport';

export class AccessClient {
  constructor(private readonly transport: Transport) {}

  get(path: string, params?: object) {
    return this.transport.send('GET', path, params);
  }

  post(path: string, data?: object) {
    return this.transport.send('POST', path, data);
  }
}
