import type { AccessClient } from '@acme/access';

export function latest(client: AccessClient) {
  return client.get('/events'); // finds: event-sets
}
