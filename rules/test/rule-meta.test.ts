import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import plugin from '../src/index.js';

it('has one rule per id of the schedule, in its order', () => {
  expect(Object.keys(plugin.rules)).toEqual(bundledSchedule().deprecations.map(({ id }) => id));
});

describe.each(Object.entries(plugin.rules))('%s', (id, rule) => {
  it('suggests and can fix', () => {
    expect(rule.meta).toMatchObject({ type: 'problem', hasSuggestions: true, fixable: 'code' });
  });

  it('leads to its page', () => {
    expect(rule.meta.docs?.url).toMatch(new RegExp(`\\b${id}\\b`));
    expect(rule.meta.docs?.description).toBeTruthy();
  });

  it('works in ESLint and in Oxlint', () => {
    expect(rule.create).toBeTypeOf('function');
    expect(rule.createOnce).toBeTypeOf('function');
  });
});
