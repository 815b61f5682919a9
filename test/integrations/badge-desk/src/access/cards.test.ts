import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { printedNumber, shouldReplace } from './card-types';
import { handOver, listCards } from './cards';
import { api } from './http';
import type { Card } from './models';

const recorded = JSON.parse(readFileSync(new URL('./fixtures/cards.json', import.meta.url), 'utf8')) as Card[];

const spare: Card = {
  id: 99,
  type: 'hfcard_desfire_ev1',
  token: '04FFEE',
  sub_type: null,
  user_id: null,
  assigned: false,
  assigned_at: null,
  activated: true,
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('lists the cards as the service sends them', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ data: recorded });
  const cards = await listCards({ holder: 12 });
  expect(cards.map((card) => card.sub_type)).toEqual(['EV3_4K', 'H10301']);
});

it('leaves a badge alone that its holder already has', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ data: recorded[0] });
  const post = vi.spyOn(api, 'post');
  await handOver(4711, 12);
  expect(post).not.toHaveBeenCalled();
});

it('prints the full number of our own badges', () => {
  expect(printedNumber(spare)).toBe('04FFEE');
  expect(shouldReplace({ ...spare, sub_type: 'EV1_4K' })).toBe(true);
});
