import type { EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import type { UserRecord } from '../data/data-types.js';
import { requiredObject, requiredText, textOf } from '../resources/body-fields.js';
import { userInOrganization } from '../resources/members.js';
import { freeId } from '../resources/store.js';
import { badRequest, notFound, Refusal } from '../server/refusal.js';

/** Logins of managed users (sections 2.5 and 5). */
export const loginRoutes: Readonly<Record<string, EmulatedOperation>> = {
  createLogin: {
    choices: [
      'Wrong credentials of the creator, or a missing or wrong one-time password, are 401; a creator who is neither owner nor administrator is 403.',
      'Only the type `device` is known, and only managed users get a login; all else is 400.',
      'The one-time password of a user stands in the data and is right at any time.',
    ],
    handle: (call) => {
      const login = requiredObject(call.body, 'login');
      const creator = requiredObject(call.body, 'user');
      requireCreator(call, creator);
      if (login['type'] !== 'device') throw badRequest('The field type of a login must be "device".');
      const email = requiredText(login, 'email');
      const known = call.store.users.find((user) => user.email.toLowerCase() === email.toLowerCase());
      if (!known) throw notFound('user with this e-mail address in the organization');
      const user = userInOrganization(call, known.id);
      if (user.managed !== true) throw badRequest('Logins are created for managed users alone.');
      const id = freeId(call.store, 'logins');
      const secret = `emulated-login-${id}`;
      const [brand, model, os] = ['device_brand', 'device_model', 'os_name'].map((name) => textOf(login, name));
      call.store.logins.push({
        id,
        user_id: user.id,
        secret,
        type: 'device',
        ...(brand !== undefined && { device_brand: brand }),
        ...(model !== undefined && { device_model: model }),
        ...(os !== undefined && { os_name: os }),
      });
      return { body: { id, user_id: user.id, user: { id: user.id, email: user.email, secret } } };
    },
  },
};

function requireCreator({ store, organization }: EmulatedCall, given: Record<string, unknown>): void {
  const domain = requiredText(given, 'domain');
  const email = requiredText(given, 'email');
  const password = requiredText(given, 'password');
  const creator: UserRecord | undefined = store.users.find((user) => user.email === email);
  if (creator?.password === undefined || creator.password !== password || domain !== organization.domain)
    throw new Refusal(401, 'Domain, e-mail address or password of the creating user is wrong.');
  if (creator.otp !== undefined && given['otp_attempt'] !== creator.otp)
    throw new Refusal(401, 'The one-time password otp_attempt of the creating user is missing or wrong.');
  const roles = store.role_assignments.filter(
    (role) =>
      role.user_id === creator.id &&
      role.organization_id === organization.id &&
      role.place_id === undefined &&
      role.group_id === undefined,
  );
  if (!roles.some(({ role }) => role === 'owner' || role === 'administrator'))
    throw new Refusal(403, 'Only an owner or an administrator of the organization creates logins.');
}
