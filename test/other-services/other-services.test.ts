import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { findingsOf, openCase } from '../detection/opened-case.js';
import { expectationsOf, readCases } from '../detection/read-cases.js';

/** Public services, each with the schedule that its changelog gives and with code as its users write it. */
const services = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe.each(services)('%s', (service) => {
  const folder = join(import.meta.dirname, service);
  const schedule = readSchedule(join(folder, `${service}.json`));
  const cases = readCases(join(folder, 'cases'));

  test('every deprecation occurs in a case', () => {
    const expected = new Set(cases.flatMap((item) => expectationsOf(item)).map((line) => line.split(' ')[1]));
    expect([...expected].sort()).toEqual(schedule.deprecations.map((deprecation) => deprecation.id).sort());
  });

  test.each(cases)('$name', (item) => {
    expect(findingsOf(item, openCase(item, schedule)).sort()).toEqual(expectationsOf(item));
  });
});
