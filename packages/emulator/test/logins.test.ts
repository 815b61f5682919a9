import { expect, test } from 'vitest';
import { serviceOn } from './support/service.js';

const owner = { domain: 'harbour', email: 'ada@harbour.example', password: 'harbour-owner' };
const administrator = { domain: 'harbour', email: 'ben@harbour.example', password: 'harbour-administrator' };
const device = { type: 'device', device_brand: 'Fjord', email: 'elif@harbour.example' };

test('a request without the secret of a login is refused, and told the scheme', async () => {
  const { emulator } = serviceOn('2026-01-01');
  for (const authorization of [
    undefined,
    'Bearer owner-secret',
    'SERVICE-LOGIN',
    'SERVICE-LOGIN wrong',
    'owner-secret',
  ]) {
    const answer = await emulator.inject({
      url: '/cards',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('SERVICE-LOGIN');
  }
});

test('an owner creates a login for a managed user, and its secret works', async () => {
  const service = serviceOn('2026-01-01');
  const { status, body } = await service.send('POST', '/logins', { login: device, user: owner });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: 6,
    user_id: 105,
    user: { id: 105, email: 'elif@harbour.example', secret: 'emulated-login-6' },
  });
  expect((await service.get('/cards', 'emulated-login-6')).status).toBe(200);
});

test('where the creator has two-factor authentication, the one-time password is asked for', async () => {
  const service = serviceOn('2026-01-01');
  expect((await service.send('POST', '/logins', { login: device, user: administrator })).status).toBe(401);
  const user = { ...administrator, otp_attempt: '246810' };
  expect((await service.send('POST', '/logins', { login: device, user })).status).toBe(200);
});

test.each([
  ['another type', 400, { login: { ...device, type: 'browser' }, user: owner }],
  ['a user who is not managed', 400, { login: { ...device, email: 'chloe@harbour.example' }, user: owner }],
  ['a wrong password', 401, { login: device, user: { ...owner, password: 'x' } }],
  ['another domain', 401, { login: device, user: { ...owner, domain: 'north-mill' } }],
  [
    'a creator who is a basic member',
    403,
    { login: device, user: { domain: 'harbour', email: 'chloe@harbour.example', password: 'harbour-member' } },
  ],
  ['a user of another organization', 404, { login: { ...device, email: 'nora@mill.example' }, user: owner }],
  ['no creator', 400, { login: device }],
])('%s is refused with %i', async (_what, status, body) => {
  expect((await serviceOn('2026-01-01').send('POST', '/logins', body)).status).toBe(status);
});
