import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalysis, judge } from '@curfew/analyzer';
import { discoverFiles, openProject } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';

interface Expected {
  traps: string[];
  findings: { file: string; id: string; line: number; column: number; text: string; confidence: string }[];
}

const root = join(import.meta.dirname, '../integrations/badge-desk');
const expected = JSON.parse(readFileSync(`${root}.expected.json`, 'utf8')) as Expected;
const schedule = bundledSchedule();

function findings(): string[] {
  const project = openProject({ root, schedule });
  const analysis = createAnalysis({ schedule, host: project });
  return discoverFiles([root], { cwd: root }).files.flatMap((file) => {
    const module = project.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    return analysis.matchesIn(module).flatMap((match) => {
      if (match.confidence === 'possible' || !judge(match, { schedule, asOf: '2026-11-27', horizon: 90 })) return [];
      const before = module.text.slice(0, match.span[0]);
      const line = before.split('\n').length;
      const column = match.span[0] - before.lastIndexOf('\n');
      return [`${file.slice(root.length + 1)}:${line}:${column} ${match.id}`];
    });
  });
}

describe('the badge desk', () => {
  const found = findings();

  test('every expected finding stands on its line and column, and there is no other', () => {
    const wanted = expected.findings.map((item) => `${item.file}:${item.line}:${item.column} ${item.id}`);
    expect([...found].sort()).toEqual(wanted.sort());
  });

  test('the trap files are silent', () => {
    expect(found.filter((line) => expected.traps.includes(line.split(':')[0] ?? ''))).toEqual([]);
  });

  test('all sixteen deprecations occur', () => {
    const ids = new Set(found.map((line) => line.split(' ')[1]));
    expect([...ids].sort()).toEqual(schedule.deprecations.map((deprecation) => deprecation.id).sort());
  });
});
