import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardOf, eventsAtLock, mergePages } from './events';
import type { AccessEvent } from './models';

const recorded = readFileSync(new URL('./fixtures/events.json', import.meta.url), 'utf8');

beforeEach(() => {
  vi.stubEnv('ACCESS_LOGIN_SECRET', 'secret');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(recorded, { status: 200 })),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('keeps the events of one lock', async () => {
  const events = await eventsAtLock(55);
  expect(events).toHaveLength(1);
  expect(events[0]?.id).toBe('918273');
});

it('knows the card of an event', async () => {
  const [event] = JSON.parse(recorded) as AccessEvent[];
  expect(event && cardOf(event)).toBe(4711);
});

it('counts an event once that is on two pages', () => {
  const page = JSON.parse(recorded) as AccessEvent[];
  expect(mergePages([page, page])).toHaveLength(2);
  expect(new Set(page.map((event) => event.id)).size).toBe(2);
});
