import { parseModule } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { createAnalysis } from '../src/index.js';

const calls = (name: string, count: number): string =>
  Array.from({ length: count }, (_, part) => `${name}(x + '${String(part)}')`).join(' + ');

/** A path that is made of `wide` times `wide` calls. */
const pathOf = (wide: number): string => `
const leaf = (x) => x;
const middle = (x) => ${calls('leaf', wide)};
const whole = (x) => ${calls('middle', wide)};
fetch('https://api.access.example/' + whole('a'));
`;

function isCut(text: string): boolean {
  const module = parseModule('/project/a.js', text);
  if ('reason' in module) throw new Error(module.reason);
  const analysis = createAnalysis({ schedule: bundledSchedule() });
  analysis.matchesIn(module);
  return analysis.isCut(module);
}

test('a module is cut where one question takes more steps than a question may', () => {
  expect(isCut(pathOf(50))).toBe(true);
});

test('a module is not cut where its questions are answered', () => {
  expect(isCut(pathOf(4))).toBe(false);
});
