import { authSchemes, type Service } from '@curfew/schedule';
import type { OrganizationRecord, UserRecord } from '../data/data-types.js';
import { type Store, withId } from '../resources/store.js';
import { Refusal } from './refusal.js';

/** Who sends a request. */
export interface Sender {
  user: UserRecord;
  organization: OrganizationRecord;
}

/**
 * The user whose login secret follows the scheme in the header (section 5), and the first organization that the user is a member of.
 * Where the schedule does not know how requests prove who they are, the first member of the data sends them.
 *
 * @throws {Refusal} 401
 */
export function authenticate(store: Store, auth: Service['auth'], headers: Readonly<Record<string, unknown>>): Sender {
  if (auth === 'unknown') return senderOf(store, store.members[0]?.user_id);
  const given = headers[auth.header.toLowerCase()];
  const [scheme, secret, ...more] = typeof given === 'string' ? given.split(' ') : [];
  if (scheme === undefined || !authSchemes({ auth }).includes(scheme) || secret === undefined || more.length > 0)
    throw new Refusal(401, `Send ${auth.header}: ${auth.scheme} <secret of a login>.`);
  const login = store.logins.find((known) => known.secret === secret);
  if (!login) throw new Refusal(401, 'No login has this secret.');
  return senderOf(store, login.user_id);
}

function senderOf(store: Store, userId: number | undefined): Sender {
  const user = withId(store.users, userId);
  const member = store.members.find(({ user_id }) => user_id === userId);
  const organization = withId(store.organizations, member?.organization_id);
  if (!user || !organization) throw new Refusal(401, 'The user of this login is no member of an organization.');
  return { user, organization };
}
