/**
 * The matrix: in each case is found what its comments say, and nothing else; by ESLint, with either parser, what the command line finds, at
 * the same places; and however little an analysis may cost, where it lost something, a module says so.
 */
import { relative } from 'node:path';
import { judge, type Match, type SourceModule } from '@curfew/analyzer';
import { bundledSchedule, DEFAULT_HORIZON } from '@curfew/schedule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLOW_ALONE, silentLosses, TIGHT } from './cut-off-losses.js';
import { byEspree, byTypescriptParser, foundFileByFile, foundInRun, isJavaScript } from './found-by-eslint.js';
import { AS_OF, findingsOf, lineOf, matchesByModule, openCase, type OpenedCase } from './opened-case.js';
import { expectationsOf, readCases, type Case } from './read-cases.js';

const cases = readCases().map((item, number) => ({ ...item, number }));

/** Parsers of component files are held to the findings by a test of their own: they see scripts alone. */
const isForEslint = ({ files }: Case): boolean => files.every((file) => !/\.(?:vue|svelte|astro)$/.test(file));

/** What the default analysis finds on the day, as ESLint says it: `file:line:column id`, sorted. */
function reported({ root }: Case, { options }: OpenedCase, matches: Iterable<readonly Match[]>): string[] {
  const on = { schedule: options.schedule, asOf: AS_OF, horizon: DEFAULT_HORIZON };
  return [...matches]
    .flat()
    .filter((match) => judge(match, on))
    .map((match) => {
      const { id, module, span } = match;
      const column = span[0] - module.text.lastIndexOf('\n', span[0] - 1);
      return `${relative(root, module.file)}:${lineOf(match)}:${column} ${id}`;
    })
    .sort();
}

describe.each(cases)('$name', (item) => {
  const expected = expectationsOf(item);
  let opened: OpenedCase | undefined;
  let matches = new Map<SourceModule, readonly Match[]>();
  const ofCase = (): OpenedCase => opened ?? expect.fail('the case is not open');

  beforeAll(() => {
    opened = openCase(item, bundledSchedule());
    matches = matchesByModule(opened);
  });

  afterAll(() => {
    opened = undefined;
    matches = new Map();
  });

  test('has the expectations its name promises', () => {
    expect(expected.length > 0).toBe(!item.silent);
  });

  test('finds what the comments say and nothing else', () => {
    const found = findingsOf(item, ofCase());
    const possible = found.filter((line) => line.endsWith(' possible') && !expected.includes(line));
    expect(found.filter((line) => !possible.includes(line)).sort()).toEqual(expected);
  });

  if (!item.silent) {
    test('loses nothing by the flow alone', () => {
      expect(silentLosses(item.root, ofCase(), matches, FLOW_ALONE)).toEqual([]);
    });

    // One of the limits for each case: each of them cuts hundreds.
    test.each(TIGHT.filter((_, number) => number === item.number % TIGHT.length))(
      'loses nothing without a word ($stepsPerQuestion steps, $nesting deep)',
      (limits) => {
        expect(silentLosses(item.root, ofCase(), matches, limits)).toEqual([]);
      },
    );
  }

  if (isForEslint(item)) {
    test('by ESLint, file by file with the parser of typescript-eslint', () => {
      expect(foundFileByFile(item, byTypescriptParser)).toEqual(reported(item, ofCase(), matches.values()));
    });
    if (item.files.some(isJavaScript))
      test('by ESLint, file by file with espree', () => {
        expect(foundFileByFile(item, byEspree)).toEqual(reported(item, ofCase(), matches.values()));
      });
    if (item.files.length > 1)
      test('by ESLint, in one run, backwards and then forwards', () => {
        const once = reported(item, ofCase(), matches.values());
        const files = [...item.files.toReversed(), ...item.files];
        expect(foundInRun(item, files, byTypescriptParser).sort()).toEqual([...once, ...once].sort());
      });
  }
});
