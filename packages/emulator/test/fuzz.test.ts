import { bundledSchedule } from '@curfew/schedule';
import type { InjectOptions } from 'light-my-request';
import { expect, onTestFinished, test } from 'vitest';
import { createEmulator } from '../src/create-emulator.js';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const DAYS = ['2023-01-01', '2023-12-31', '2024-05-16', '2024-12-31', '2025-11-30', '2026-01-01'];
const ODD = [
  ...[
    '',
    '0',
    '-1',
    '1001',
    '1003',
    '13',
    '301',
    'token-1001',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '9'.repeat(40),
  ],
  ...[
    '%00',
    '%zz',
    '..',
    '../..',
    'é',
    '😀',
    "'",
    '"',
    '{id}',
    '*',
    'a'.repeat(500),
    '2024-01-01',
    '2024-02-31',
    'UTC',
    'Mars/Base',
  ],
  ...[
    '2023-01-01T00:00:00Z/2023-12-31T00:00:00Z',
    '/',
    'legacy',
    'hfcard_desfire_ev1',
    'MemberExportReporter',
    'device',
  ],
];
const ODD_BODIES = [
  '',
  ' ',
  '{',
  'null',
  '[]',
  '[[]]',
  '1',
  '"text"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '\u0000',
];

/** Requests near the operations of the schedule, and far from them. */
function requestsFrom(random: () => number): () => InjectOptions {
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const { operations, resources, service } = bundledSchedule();
  const fields = [...new Set(Object.values(resources).flatMap(({ fields: all }) => Object.keys(all)))];
  const names = [
    ...fields,
    ...service.wrapperKeys,
    ...operations.flatMap(({ query }) => Object.keys(query ?? {})),
    ...ODD,
  ];
  const value = (depth: number): unknown => {
    const kind = Math.floor(random() * (depth > 3 ? 6 : 8));
    if (kind === 6) return Object.fromEntries(Array.from({ length: 3 }, () => [one(names), value(depth + 1)]));
    if (kind === 7) return [value(depth + 1), value(depth + 1)];
    return [null, true, random() * 1e20, one([13, 105, 1001, 1005, -1, 1.5]), one(ODD), one(names)][kind];
  };
  const path = (): string => {
    if (random() < 0.1) return `/${one(ODD)}/${one(ODD)}`;
    if (random() < 0.1)
      return one(['/__emulator/as-of', '/__emulator/reset', '/__emulator/deprecations/x', '/__emulator', '//', '/']);
    const operation = one(operations);
    const filled = operation.path.replaceAll(/\{[^}]+\}/g, () => one(ODD));
    return operation.below === true && random() < 0.5 ? `${filled}/${one(ODD)}` : filled;
  };
  const text = (): string => (random() < 0.5 ? encodeURIComponent(one(ODD)) : one(ODD));
  return () => {
    const query = Array.from({ length: Math.floor(random() * 4) }, () => `${encodeURIComponent(one(names))}=${text()}`);
    const url = `${path()}${query.length === 0 ? '' : `?${query.join('&')}`}`;
    return {
      method: one(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']),
      // What no client could send is not what this is about.
      url: url.replaceAll(/[^\u0021-\u007e]/gu, (character) => encodeURIComponent(character)),
      headers: {
        'content-type': one([
          'application/json',
          'application/json',
          'application/json; charset=utf-8',
          'text/plain',
          'x',
        ]),
        authorization:
          random() < 0.9 ? 'SERVICE-LOGIN owner-secret' : one(['', 'SERVICE-LOGIN', 'SERVICE-LOGIN x', 'Basic eA==']),
      },
      payload: random() < 0.2 ? one(ODD_BODIES) : JSON.stringify(value(0)),
    };
  };
}

test.each([1, 2, 3])('no request fails the emulator (seed %i)', async (seed) => {
  const random = numbersFrom(seed);
  const faults: unknown[] = [];
  const emulator = createEmulator({ asOf: '2023-01-01', onFault: (error) => faults.push(error) });
  onTestFinished(() => emulator.close());
  const next = requestsFrom(random);
  const statuses = new Map<number, number>();
  for (let count = 0; count < 1500; count++) {
    if (count % 50 === 0) {
      emulator.reset();
      emulator.setAsOf(DAYS[(count / 50) % DAYS.length] ?? '2023-01-01');
    }
    const request = next();
    const { statusCode, body } = await emulator.inject(request);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500) expect.fail(`${statusCode} for ${JSON.stringify(request)}: ${body}\n${String(faults[0])}`);
    if (statusCode >= 400 && request.method !== 'HEAD')
      expect(JSON.parse(body)).toHaveProperty('error', expect.any(String));
  }
  // The requests reach far enough to mean something.
  for (const status of [200, 400, 401, 404, 405, 410]) expect(statuses.get(status)).toBeGreaterThan(5);
});
