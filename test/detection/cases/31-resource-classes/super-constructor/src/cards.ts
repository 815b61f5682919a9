import type { AxiosInstance } from 'axios';
import { Resource } from './resource';

export class Cards extends Resource {
  constructor(http: AxiosInstance) {
    super(http, '/cards');
  }

  deactivate(id: number) {
    return this.act(id, 'deactivate'); // finds: card-assignment
  }
}
