import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { findingsOf } from './findings-of-case.js';
import { expectationsOf, readCases } from './read-cases.js';

describe.each(readCases())('$name', (item) => {
  const expected = expectationsOf(item);

  test('has the expectations its name promises', () => {
    expect(expected.length > 0).toBe(!item.silent);
  });

  test('finds what the comments say and nothing else', () => {
    const found = findingsOf(item, bundledSchedule());
    const possible = found.filter((line) => line.endsWith(' possible') && !expected.includes(line));
    expect(found.filter((line) => !possible.includes(line)).sort()).toEqual(expected);
  });
});
