import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsBy } from '../../packages/cli/test/support/json-schema.js';
import { projectFolder } from './support/project-folder.js';
import { bin, runCurfew, runCurfewProcess } from './support/run-curfew.js';

/** The ids of the bundled schedule, newest sunset first. */
const IDS = [
  'card-assignment',
  'card-sub-type',
  'report-interval',
  'card-enroll',
  'card-identifier',
  'third-party-card-token',
  'card-type-desfire',
  'card-type-legacy',
  'event-id',
  'event-references',
  'members-count',
  'member-export-reporter',
  'card-member-id-filter',
  'presence-actor',
  'member-card-assignment',
  'event-sets',
];

describe('curfew schedule', () => {
  it('lists every id with its phase on the day', () => {
    const { code, stdout } = runCurfew(projectFolder('current'), [
      'schedule',
      '--as-of',
      '2024-11-27',
      '--format',
      'json',
    ]);
    expect(code).toBe(0);
    expect(faultsBy('schedule', JSON.parse(stdout))).toEqual([]);
    expect(faultsBy('schedule', { ...(JSON.parse(stdout) as object), deprecations: [{}] })).toHaveLength(7);
    const { asOf, deprecations } = JSON.parse(stdout) as {
      asOf: string;
      deprecations: { id: string; sunset: string; phase: string }[];
    };
    expect(asOf).toBe('2024-11-27');
    expect(deprecations.map(({ id }) => id).toSorted()).toEqual(IDS.toSorted());
    const phases = new Map(deprecations.map(({ id, phase }) => [id, phase]));
    expect(phases.get('card-assignment')).toBe('announced');
    expect(phases.get('card-sub-type')).toBe('closing');
    expect(phases.get('event-id')).toBe('sunset');
  });

  it('is a table for people, or in Markdown', () => {
    const folder = projectFolder('current');
    const pretty = runCurfew(folder, ['schedule', '--as-of', '2024-11-27']);
    expect(pretty.code).toBe(0);
    for (const id of IDS) expect(pretty.stdout).toContain(id);
    const { stdout } = runCurfew(folder, ['schedule', '--as-of', '2024-11-27', '--format', 'markdown']);
    expect(stdout.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(IDS.length);
    expect(stdout).toMatch(/^\| `card-sub-type` \| .* \| 2024-12-31 \| closing \| format_name \|$/m);
  });

  it('validates a file', () => {
    const folder = projectFolder('current');
    const data = path.join(
      path.dirname(createRequire(bin).resolve('@curfew/schedule/package.json')),
      'data/access-control.json',
    );
    cpSync(data, path.join(folder, 'own.json'));
    const { code, stdout } = runCurfew(folder, ['schedule', 'validate', 'own.json']);
    expect(code).toBe(0);
    expect(stdout).toContain('own.json is a valid schedule of ');
    expect(stdout).toContain('16 deprecations');
  });
});

describe('curfew explain', () => {
  it('says what, until when, and what instead on the day', () => {
    const { code, stdout } = runCurfew(projectFolder('current'), ['explain', 'card-sub-type', '--as-of', '2024-12-31']);
    expect(code).toBe(0);
    expect(stdout).toContain('as of 2024-12-31');
    expect(stdout).toContain('closing: gone after 2024-12-31');
    expect(stdout).toMatch(/before {2}Card\.sub_type/);
    expect(stdout).toMatch(/after {3}.*format_name/);
    expect(stdout).toContain('Section 9');
  });

  it.each(IDS)('explains %s', (id) => {
    expect(runCurfew(projectFolder('current'), ['explain', id]).code).toBe(0);
  });
});

describe('help', () => {
  it.each([
    [['--help']],
    [['check', '--help']],
    [['migrate', '--help']],
    [['schedule', '--help']],
    [['schedule', 'validate', '--help']],
    [['explain', '--help']],
  ])('%j goes to standard output and has an example', (args) => {
    const { code, stdout, stderr } = runCurfew(projectFolder('current'), args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/Examples?:\n {2}npx curfew /);
  });

  it('--version prints the version and loads no parser', () => {
    const folder = projectFolder('current');
    const run = runCurfewProcess(folder, ['--version'], { NODE_DEBUG: 'module,esm' });
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run.stderr).not.toContain('oxc-parser');
    // The log of loaded modules does show it where one is loaded.
    expect(runCurfewProcess(folder, ['check'], { NODE_DEBUG: 'module,esm' }).stderr).toContain('oxc-parser');
  });
});
