import { expect, it } from 'vitest';
import { monthTicks } from '../../src/report-html/month-ticks.js';

it('stand on first days of months, evenly apart', () => {
  expect(monthTicks('2024-01-15', '2024-04-20')).toEqual(['2024-02-01', '2024-03-01', '2024-04-01']);
});

it('stand on halves of years over two years', () => {
  expect(monthTicks('2023-12-31', '2025-11-30')).toEqual(['2024-01-01', '2024-07-01', '2025-01-01', '2025-07-01']);
});

it('stay few over a century', () => {
  expect(monthTicks('1999-06-01', '2099-06-01').length).toBeLessThanOrEqual(10);
});

it('are none within a month', () => {
  expect(monthTicks('2024-05-02', '2024-05-30')).toEqual([]);
});
