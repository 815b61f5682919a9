import type { Day } from '@curfew/schedule';

const MOST_TICKS = 5;
/** Months between ticks, so that each falls on the start of a month, quarter, half-year or year. */
const STEPS = [1, 3, 6, 12, 24, 60, 120];

/** First days of months from `first` to `last`, evenly apart; few enough for their labels to have room on a telephone. */
export function monthTicks(first: Day, last: Day): Day[] {
  const [from, to] = [monthOf(first), monthOf(last)];
  const step = STEPS.find((months) => Math.floor(to / months) - Math.floor(from / months) <= MOST_TICKS) ?? to;
  const ticks: Day[] = [];
  for (let month = Math.ceil(from / step) * step; month <= to; month += step) ticks.push(firstDayOf(month));
  return ticks.filter((day) => day >= first && day <= last);
}

/** Months since year 0. */
function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function firstDayOf(month: number): Day {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
