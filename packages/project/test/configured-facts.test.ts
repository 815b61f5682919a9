import { expect, it } from 'vitest';
import { analyzerSettings, suppliedFacts } from '../src/configured-facts.js';

it('hands the analyzer and the rewrites what configuration says, and nothing else', () => {
  const facts = {
    baseUrls: ['https://gateway.example'],
    clients: [{ module: '@acme/access', export: 'default' }],
    types: { DoorEvent: 'Event' },
  };
  const supplied = {
    operations: { updateCardAssignment: { method: 'PATCH', path: '/card_assignments/{id}' } },
    fields: { 'Group.members_count': 'users_count' },
  };
  const config = { source: '/p/curfew.config.json', horizon: 30, ...facts, ...supplied };
  expect(analyzerSettings(config)).toEqual(facts);
  expect(suppliedFacts(config)).toEqual(supplied);
  expect(analyzerSettings({})).toEqual({});
  expect(suppliedFacts({})).toEqual({});
});

it('gives the general casing to each client without one of its own', () => {
  const clients = [
    { module: '@acme/access', export: 'default' },
    { module: '@acme/doors', export: 'client', casing: 'snake' as const },
  ];
  expect(analyzerSettings({ casing: 'camel', clients }).clients).toEqual([
    { module: '@acme/access', export: 'default', casing: 'camel' },
    { module: '@acme/doors', export: 'client', casing: 'snake' },
  ]);
});
