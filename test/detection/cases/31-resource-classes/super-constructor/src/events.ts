import type { AxiosInstance } from 'axios';
import { Resource } from './resource';

export class Events extends Resource {
  constructor(http: AxiosInstance) {
    super(http, '/events'); // finds: event-sets
  }
}
