import { parseModule } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
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

function isCut(text: string, possible = true): boolean {
  const module = parseModule('/project/a.js', text);
  if ('reason' in module) throw new Error(module.reason);
  const analysis = createAnalysis({ schedule: bundledSchedule(), possible });
  analysis.matchesIn(module);
  return analysis.isCut(module);
}

/** A path of constants each of which is made of the next, `deep` of them. */
const chain = (deep: number): string =>
  [
    ...Array.from({ length: deep }, (_, step) => `const path${String(step)} = path${String(step + 1)} + '/';`),
    `const path${String(deep)} = 'cards/enroll';`,
    `fetch('https://api.access.example/' + path0);`,
  ].join('\n');

test('a module is cut where one question takes more steps than a question may', () => {
  expect(isCut(pathOf(120))).toBe(true);
});

test('a module is not cut where its questions are answered', () => {
  expect(isCut(pathOf(4))).toBe(false);
});

test('a module is cut where a value is nested deeper than is looked', () => {
  expect(isCut(chain(300))).toBe(true);
  expect(isCut(chain(20))).toBe(false);
});

describe('without what is merely possible', () => {
  const elsewhere = (text: string): string => text.replace('https://api.access.example/', 'https://api.forum.example/');

  test('nothing of a project that no path or host binds to the service is analysed, so that nothing is cut', () => {
    const prose = '// asks to enroll the contact\n';
    expect(isCut(prose + elsewhere(pathOf(120)), false)).toBe(false);
    expect(isCut(prose + elsewhere(pathOf(120)), true)).toBe(true);
  });

  const reaching = pathOf(120).replace("'https://api.access.example/' + whole('a')", "whole('/cards/enroll')");

  test('a module is cut where it costs too much to tell whether a client reaches the service', () => {
    expect(isCut(reaching, false)).toBe(true);
  });

  test('nothing is cut where the path of the service goes nowhere near what costs too much', () => {
    const beside = `export const ENROLL = '/cards/enroll';\n${reaching.replace("'/cards/enroll'", "'/threads'")}`;
    expect(isCut(beside, false)).toBe(false);
    expect(isCut(beside, true)).toBe(true);
  });

  test('nothing is cut where a path of the service goes to somebody else', () => {
    const forum = `fetch('https://api.forum.example/cards/enroll');\n`;
    expect(isCut(forum + elsewhere(pathOf(4)), false)).toBe(false);
  });
});

test('what is known of an answer is not asked again for the type that it is cast to', () => {
  const count = 20;
  const helpers = pathOf(6).split('\n').slice(0, -2).join('\n');
  const client = (cast: string): string =>
    helpers +
    Array.from(
      { length: count },
      (_, index) => `
export async function call${String(index)}() {
  const answer = await fetch('https://api.access.example/cards/1?search=' + whole('${String(index)}'));
  return (await answer.json())${cast};
}`,
    ).join('');
  const isCutAfter = (text: string, stepsPerModule: number): boolean => {
    const module = parseModule('/project/a.ts', text);
    if ('reason' in module) throw new Error(module.reason);
    const limits = { stepsPerQuestion: 40_000, stepsPerModule, stepsPerCall: 0, stepsBeforeFlow: 1000, nesting: 200 };
    const analysis = createAnalysis({ schedule: bundledSchedule(), possible: false, limits });
    analysis.matchesIn(module);
    return analysis.isCut(module);
  };
  expect([isCutAfter(client(''), 4000), isCutAfter(client(''), 7000)]).toEqual([true, false]);
  expect(isCutAfter(client(' as { sub_type: string }'), 7000)).toBe(false);
});
