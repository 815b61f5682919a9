import { expect, it } from 'vitest';
import assert from 'node:assert/strict';

it('creates third-party cards', async () => {
  const response = await fetch('https://api.access.example/cards/7');
  const card = await response.json();
  expect(card.type).toBe('legacy'); // finds: card-type-legacy
  expect(card.type).not.toEqual('hfcard_desfire_ev1'); // finds: card-type-desfire
  assert.equal(card.type, 'legacy'); // finds: card-type-legacy
});
