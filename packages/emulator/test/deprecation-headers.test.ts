import { bundledSchedule, parseSchedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { serviceOn } from './support/service.js';

/** What the headers say, for one deprecation. */
const linkTo = (id: string): string =>
  `</__emulator/deprecations/${id}>; rel="deprecation"; type="application/json", ` +
  `</__emulator/deprecations/${id}>; rel="sunset"; type="application/json"`;

test('an answer with deprecated surface says since when (RFC 9745), until when (RFC 8594) and where to read of it', async () => {
  const { headers } = await serviceOn('2024-06-01').send('POST', '/cards/enroll', { card: { type: 'hfcard_desfire' } });
  // The answer is a card, so the fields of cards are among it.
  expect(headers).toMatchObject({
    deprecation: '@1717200000',
    sunset: 'Mon, 01 Jul 2024 23:59:59 GMT',
    link: ['card-enroll', 'card-assignment', 'card-sub-type'].map(linkTo).join(', '),
  });
});

test('an announced day is the day of the deprecation', async () => {
  const copy = structuredClone(bundledSchedule());
  for (const deprecation of copy.deprecations)
    if (deprecation.id === 'members-count') deprecation.announced = '2023-10-01';
  const { headers } = await serviceOn('2024-02-01', { schedule: parseSchedule(copy, 'copy') }).get('/groups');
  expect(headers).toMatchObject({
    deprecation: '@1696118400',
    sunset: 'Sun, 31 Mar 2024 23:59:59 GMT',
    link: linkTo('members-count'),
  });
});

test('where the sunset is the first day without, it ends as the day begins', async () => {
  const copy = structuredClone(bundledSchedule());
  copy.service.sunsetDay = 'firstGone';
  const service = serviceOn('2024-03-30', { schedule: parseSchedule(copy, 'copy') });
  expect((await service.get('/groups')).headers['sunset']).toBe('Sun, 31 Mar 2024 00:00:00 GMT');
  service.emulator.setAsOf('2024-03-31');
  const { body, headers } = await service.get('/groups');
  expect(headers).not.toHaveProperty('sunset');
  expect(JSON.stringify(body)).not.toContain('members_count');
});

test('an answer without deprecated surface has none of the headers, before a sunset and after it', async () => {
  const service = serviceOn('2024-06-01');
  const current = (await service.get('/group_locks')).headers;
  service.emulator.setAsOf('2026-01-01');
  const after = (await service.get('/cards')).headers;
  for (const headers of [current, after])
    for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name);
});

test('the links lead to what the schedule says', async () => {
  const { body } = await serviceOn('2024-06-01').get('/__emulator/deprecations/card-enroll');
  expect(body).toMatchObject({ id: 'card-enroll', sunset: '2024-07-01', daysLeft: 31, gone: false, section: '9' });
});
