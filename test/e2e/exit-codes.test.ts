import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew, runCurfewProcess } from './support/run-curfew.js';

const AFTER = ['--as-of', '2025-01-01'];

describe('curfew check ends with', () => {
  it('0 where nothing is deprecated', () => {
    expect(runCurfewProcess(projectFolder('current'), ['check', ...AFTER])).toMatchObject({ code: 0, stderr: '' });
  });

  it('1 from the day after the sunset', () => {
    expect(runCurfewProcess(projectFolder('gone'), ['check', ...AFTER]).code).toBe(1);
  });

  it('0 on the last day that still works, and 1 there with --within', () => {
    const folder = projectFolder('gone');
    expect(runCurfew(folder, ['check', '--as-of', '2024-12-31']).code).toBe(0);
    expect(runCurfew(folder, ['check', '--as-of', '2024-12-31', '--within', '1']).code).toBe(1);
  });

  it('1 for what closes within the time of --within, in days or weeks', () => {
    const folder = projectFolder('gone');
    // Sixty days before 2025-01-01, the first day without the field.
    expect(runCurfew(folder, ['check', '--as-of', '2024-11-02', '--within', '60d']).code).toBe(1);
    expect(runCurfew(folder, ['check', '--as-of', '2024-11-01', '--within', '60d']).code).toBe(0);
    expect(runCurfew(folder, ['check', '--as-of', '2024-11-06', '--within', '8w']).code).toBe(1);
    expect(runCurfew(folder, ['check', '--as-of', '2024-11-05', '--within', '8w']).code).toBe(0);
  });

  it('1 for what closes within a time longer than what else counts as closing', () => {
    const folder = projectFolder('gone');
    // 122 days before 2025-01-01.
    expect(runCurfew(folder, ['check', '--as-of', '2024-09-01']).code).toBe(0);
    expect(runCurfew(folder, ['check', '--as-of', '2024-09-01', '--within', '121d']).code).toBe(0);
    expect(runCurfew(folder, ['check', '--as-of', '2024-09-01', '--within', '122d']).code).toBe(1);
  });

  it('0 for findings that are merely possible, also when --all shows them', () => {
    const folder = projectFolder('possible');
    const silent = runCurfew(folder, ['check', ...AFTER]);
    expect(silent.code).toBe(0);
    expect(silent.stdout).not.toContain('event-sets');
    const all = runCurfew(folder, ['check', '--all', ...AFTER]);
    expect(all.code).toBe(0);
    expect(all.stdout).toContain('event-sets');
  });

  it('0 when --only leaves out what was found', () => {
    expect(runCurfew(projectFolder('gone'), ['check', '--only', 'event-id,card-enroll', ...AFTER]).code).toBe(0);
  });

  it('3 where a file could not be analysed and nothing failed', () => {
    const run = runCurfewProcess(projectFolder('unparsable'), ['check', ...AFTER]);
    expect(run.code).toBe(3);
    expect(run.stdout).toContain('1 file could not be analysed:');
    expect(run.stdout).toContain('src/broken.ts: ');
  });
});

describe('wrong use ends with 2 and says what to do:', () => {
  it.each([
    ['an unknown id', ['check', '--only', 'card-subtype'], 'Did you mean "card-sub-type"?'],
    ['an empty id', ['check', '--only', ''], '--only: there is no deprecation ""'],
    ['an unknown flag', ['check', '--withn', '60d'], '(Did you mean --within?)'],
    ['a flag without its value', ['check', '--as-of'], 'argument missing'],
    ['an unknown command', ['chek'], '(Did you mean check?)'],
    ['no command', [], 'Usage: curfew'],
    ['a day that is none', ['check', '--as-of', '2026-02-31'], '--as-of: '],
    ['a date in another form', ['check', '--as-of', '01.01.2026'], 'YYYY-MM-DD'],
    ['a time that is none', ['check', '--within', 'soon'], '--within: "soon" is not a time. Write days or weeks'],
    ['a path that is not there', ['check', 'srcs'], 'path: there is no "srcs". Did you mean "src"?'],
    [
      'a path that says nothing',
      ['check', ''],
      'path: an empty text names nothing. Write . for the working directory.',
    ],
    ['a configuration that is not there', ['check', '--config', 'nope.json'], '--config: there is no "nope.json"'],
    ['a schedule that is not there', ['check', '--schedule', 'nope.json'], '--schedule: there is no "nope.json"'],
    ['a format that is not there', ['check', '--format', 'xml'], 'Known formats: pretty, json'],
    ['explaining an unknown id', ['explain', 'event-ids'], 'Did you mean "event-id"?'],
    ['explaining nothing', ['explain'], "missing required argument 'id'"],
    ['too much to explain', ['explain', 'event-id', 'event-sets'], 'too many arguments'],
    ['an unknown id to migrate', ['migrate', '--only', 'x'], '--only: there is no deprecation "x"'],
    ['a format that migrate has not', ['migrate', '--format', 'markdown'], 'Known formats: pretty, json'],
    ['a schedule to validate that is not there', ['schedule', 'validate', 'nope.json'], 'there is no "nope.json"'],
  ])('%s', (_, args, message) => {
    const run = runCurfew(projectFolder('gone'), args);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(message);
    expect(run.stderr).not.toContain('    at ');
  });

  it('CURFEW_AS_OF that is no day', () => {
    const run = runCurfewProcess(projectFolder('gone'), ['check'], { CURFEW_AS_OF: 'tomorrow' });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('CURFEW_AS_OF: ');
  });

  it('a configuration with an unknown key', () => {
    const folder = projectFolder('gone');
    writeFileSync(path.join(folder, 'curfew.config.json'), '{ "horizn": 30 }');
    const run = runCurfew(folder, ['check']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('curfew.config.json');
    expect(run.stderr).toContain('horizn');
  });

  it('a configuration whose overrides name an unknown id', () => {
    const folder = projectFolder('gone');
    writeFileSync(path.join(folder, 'curfew.config.json'), '{ "overrides": { "event-ids": { "severity": "off" } } }');
    const run = runCurfew(folder, ['check']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('did you mean event-id?');
  });

  it('a schedule with faults, each with its place', () => {
    const folder = projectFolder('gone');
    writeFileSync(path.join(folder, 'own.json'), '{ "format": 1 }');
    for (const args of [
      ['schedule', 'validate', 'own.json'],
      ['check', '--schedule', 'own.json'],
    ]) {
      const run = runCurfew(folder, args);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toContain('own.json is not a valid schedule:');
    }
  });

  it('a folder without any source file', () => {
    const folder = projectFolder('gone');
    mkdirSync(path.join(folder, 'empty'));
    const run = runCurfew(folder, ['check', 'empty']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('There is no source file to look at under "empty".');
  });

  it('says of a symbolic link that it leads nowhere', () => {
    const folder = projectFolder('gone');
    symlinkSync('nowhere.ts', path.join(folder, 'link.ts'));
    const { code, stderr } = runCurfew(folder, ['check', 'link.ts']);
    expect(code).toBe(2);
    expect(stderr).toBe('error: path: "link.ts" is a symbolic link that leads nowhere.\n');
  });
});
