import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { distinctiveTokens } from '../src/distinctive-tokens.js';

const tokens = distinctiveTokens(bundledSchedule(), ['https://gateway.example/access', 'https://*.example']);

it('holds names that only the service has, in both spellings', () => {
  expect(tokens).toEqual(
    expect.arrayContaining([
      'card_assigned_by_id',
      'cardAssignedById',
      'member_export_reporters',
      'role_assignments',
      'hfcard_desfire_ev1',
      'SERVICE-LOGIN',
      'https://api.access.example',
      'https://gateway.example/access',
    ]),
  );
});

it.each(['interval', 'id', 'user_id', 'legacy', 'events', 'cards', 'https://*.example', ''])(
  'holds no word that much other code has: %j',
  (word) => {
    expect(tokens).not.toContain(word);
  },
);
