import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createEmulator, type Emulator } from '../src/create-emulator.js';
import { serviceOn } from './support/service.js';

const json = { authorization: 'SERVICE-LOGIN owner-secret', 'content-type': 'application/json' };

async function listening(): Promise<{ emulator: Emulator; url: string }> {
  const emulator = createEmulator({ asOf: '2025-11-30' });
  onTestFinished(() => emulator.close());
  return { emulator, url: await emulator.listen() };
}

test('it listens on loopback, and the day is moved over HTTP', async () => {
  const { emulator, url } = await listening();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const assign = async (): Promise<number> =>
    (await fetch(`${url}/cards/1005/assign`, { method: 'POST', headers: json, body: '{"user_id":105}' })).status;
  expect(await assign()).toBe(200);
  const moved = await fetch(`${url}/__emulator/as-of`, { method: 'PUT', headers: json, body: '{"asOf":"2025-12-01"}' });
  expect([moved.status, await moved.json()]).toEqual([200, { asOf: '2025-12-01' }]);
  expect(emulator.asOf()).toBe('2025-12-01');
  expect(await assign()).toBe(410);
  expect(await (await fetch(`${url}/__emulator`)).json()).toMatchObject({ asOf: '2025-12-01' });
});

test('it closes while a client keeps its connection', async () => {
  const emulator = createEmulator({ asOf: '2025-11-30' });
  const url = await emulator.listen();
  await (await fetch(`${url}/__emulator`)).text();
  await emulator.close();
  await expect(fetch(`${url}/__emulator`)).rejects.toThrow();
});

test('what is no HTTP does not end it', async () => {
  const { url } = await listening();
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end('\u0000\u0001 no HTTP \r\n\r\n'));
    socket.on('close', () => {
      resolve();
    });
    socket.resume();
  });
  expect((await fetch(`${url}/__emulator`)).status).toBe(200);
});

test('another address than loopback has to be allowed', async () => {
  const emulator = createEmulator({ asOf: '2025-11-30' });
  onTestFinished(() => emulator.close());
  await expect(emulator.listen(0, { host: '0.0.0.0' })).rejects.toThrow('0.0.0.0 is no loopback address');
});

test.each(['2026-02-31', 'tomorrow', '', 3, null])('%j is no day to move to', async (asOf) => {
  const service = serviceOn('2025-11-30');
  expect((await service.send('PUT', '/__emulator/as-of', { asOf })).status).toBe(400);
  expect((await service.get('/__emulator/as-of')).body).toEqual({ asOf: '2025-11-30' });
});

test('a reset brings the data back, and leaves the day', async () => {
  const service = serviceOn('2025-11-30');
  await service.send('DELETE', '/members/14');
  expect((await service.send('POST', '/__emulator/reset')).body).toEqual({ asOf: '2025-11-30' });
  expect((await service.get('/members?query=dev')).body).toMatchObject([{ id: 14 }]);
});

test.each([
  ['a body that is too long', 413, 'POST', '/cards', JSON.stringify({ token: 'x'.repeat(300_000) })],
  ['broken JSON', 400, 'POST', '/cards', '{'],
  ['a body that is no object', 400, 'POST', '/cards', '[]'],
  ['a parameter that is no integer', 400, 'GET', '/groups?ids=one', ''],
  ['a path that cannot be decoded', 400, 'GET', '/cards/%zz', ''],
  ['a path that is none', 404, 'GET', '/doors', ''],
] as const)('%s is refused with %i', async (_what, status, method, url, payload) => {
  const answer = await serviceOn('2025-11-30').emulator.inject({ method, url, headers: json, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toHaveProperty('error');
});

test('another method of a path is refused with those that there are', async () => {
  const { emulator } = serviceOn('2025-11-30');
  const answer = await emulator.inject({ method: 'PUT', url: '/members', headers: json });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, POST']);
});

test('another content type than JSON is refused', async () => {
  const { emulator } = serviceOn('2025-11-30');
  const headers = { ...json, 'content-type': 'text/plain' };
  expect((await emulator.inject({ method: 'POST', url: '/cards', headers, payload: 'a' })).statusCode).toBe(415);
});

test('a status that says nothing of a client is no status of what is gone', () => {
  expect(() => createEmulator({ asOf: '2025-11-30', goneStatus: 500 })).toThrow(RangeError);
});

test('a day that is none is no day to start on', () => {
  expect(() => createEmulator({ asOf: '2025-11-31' })).toThrow("'2025-11-31' is not a day of the calendar");
});
