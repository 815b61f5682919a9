import { expect, it } from 'vitest';
import { groupFindings } from '../../src/report-html/finding-groups.js';
import { timelineMarkup } from '../../src/report-html/timeline.js';
import { reportedFinding, settingForTests } from '../support/reported-finding.js';

const { schedule } = settingForTests();
const gone = reportedFinding({ id: 'event-sets', sunset: '2024-01-01' });
const announced = reportedFinding({ phase: 'announced', sunset: '2025-01-01' });

function timeline(asOf: string, ...findings: ReturnType<typeof reportedFinding>[]): string {
  return timelineMarkup(groupFindings(findings, schedule), asOf).markup;
}

function attribute(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map((match) => match[1] ?? '');
}

it('places each sunset between the first and the last day, soonest first', () => {
  // 2024 has 366 days; 2024-07-02 is the 183rd after its first: the middle.
  const markup = timeline('2024-07-02', announced, gone);
  expect(attribute(markup, /<circle cx="([^"]+)"/g)).toEqual(['8.00%', '92.00%']);
  expect(attribute(markup, /<line class="way" x1="([^"]+)"/g)).toEqual(['8.00%', '50.00%']);
  expect(attribute(markup, /<line class="way" x1="[^"]+" x2="([^"]+)"/g)).toEqual(['50.00%', '92.00%']);
});

it('says in words what it draws', () => {
  const markup = timeline('2024-07-02', announced, gone, gone);
  expect(attribute(markup, /<span class="when">([^<]+)/g)).toEqual([
    'gone since the end of 2024-01-01',
    'announced: gone after 2025-01-01',
  ]);
  expect(attribute(markup, /<span class="count">([^<]+)/g)).toEqual(['2 findings', '1 finding']);
});

it('stands in the middle where all is today', () => {
  expect(attribute(timeline('2024-01-01', gone), /<circle cx="([^"]+)"/g)).toEqual(['50.00%']);
});

it('has a row for each sunset of a deprecation', () => {
  const markup = timeline('2024-07-02', announced, reportedFinding({ sunset: '2024-03-01' }));
  expect(attribute(markup, /<a href="#([^"]+)"/g)).toEqual([
    'card-sub-type.2024-03-01.sunset',
    'card-sub-type.2025-01-01.announced',
  ]);
});
