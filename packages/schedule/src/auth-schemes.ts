import type { Service } from './schedule-types.js';

/** The words before the credential by which a request is known to be one to the service; none where the schedule does not say. */
export function authSchemes({ auth }: Pick<Service, 'auth'>): string[] {
  return auth === 'unknown' ? [] : [auth.scheme, ...(auth.otherSchemes ?? [])];
}
