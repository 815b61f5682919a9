import { relative } from 'node:path';
import { createAnalysis, judge } from '@curfew/analyzer';
import { applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { expectationsIn, readCases, type Case } from './read-cases.js';

/** A day after every sunset of the bundled schedule. */
const AS_OF = '2026-11-27';

function findingsOf(item: Case): string[] {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root: item.root, schedule, ignore: item.others });
  const analysis = createAnalysis({ schedule, settings: config, host: project });
  return item.files.flatMap((file) => {
    const module = project.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    return analysis.matchesIn(module).flatMap((match) => {
      if (!judge(match, { schedule, asOf: AS_OF, horizon: 90 })) return [];
      const line = module.text.slice(0, match.span[0]).split('\n').length;
      return [`${relative(item.root, file)}:${line} ${match.id} ${match.confidence}`];
    });
  });
}

describe.each(readCases())('$name', (item) => {
  const expected = item.files.flatMap((file) => expectationsIn(file, relative(item.root, file))).sort();

  test('has the expectations its name promises', () => {
    expect(expected.length > 0).toBe(!item.silent);
  });

  test('finds what the comments say and nothing else', () => {
    const found = findingsOf(item);
    const possible = found.filter((line) => line.endsWith(' possible') && !expected.includes(line));
    expect(found.filter((line) => !possible.includes(line)).sort()).toEqual(expected);
  });
});
