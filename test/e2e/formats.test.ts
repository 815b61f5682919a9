import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const FORMATS = ['pretty', 'json', 'sarif', 'junit', 'github', 'gitlab', 'markdown', 'html', 'agent', 'rdjson'];

describe.each(FORMATS)('curfew check --format %s', (format) => {
  it.each([
    ['current', 0],
    ['gone', 1],
    ['unparsable', 3],
  ] as const)('does not change the exit code of the fixture %s', (fixture, code) => {
    const run = runCurfew(projectFolder(fixture), ['check', '--format', format, '--as-of', '2025-01-01']);
    expect(run.code).toBe(code);
    const verdict = new RegExp(`^Exit code ${code}: .*\n$`);
    if (format === 'pretty') expect(run.stderr).toBe('');
    else expect(run.stderr).toMatch(verdict);
    expect(run.stdout.split('\n').slice(-2)[0]).toMatch(format === 'pretty' ? /^Exit code/ : /^(?!Exit code)/);
  });
});

describe('several formats', () => {
  it('go to files and standard output in one run', () => {
    const folder = projectFolder('gone');
    const files = ['sarif', 'junit', 'gitlab', 'markdown', 'html', 'agent', 'rdjson', 'json'];
    const outputs = files.flatMap((format) => ['--output', `${format}=reports/${format}.txt`]);
    const run = runCurfew(folder, ['check', '--as-of', '2025-01-01', '--format', 'pretty', ...outputs], {
      FORCE_COLOR: '1',
    });
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expect(run.stdout).toContain('\u001b[');
    const text = (format: string): string => readFileSync(path.join(folder, 'reports', `${format}.txt`), 'utf8');
    for (const format of files) expect(text(format)).not.toContain('\u001b');
    for (const format of ['sarif', 'gitlab', 'agent', 'rdjson', 'json']) JSON.parse(text(format));
    expect(text('junit')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /);
    expect(text('html')).toMatch(/^<!doctype html>\n/);
    expect(text('markdown')).toMatch(/^## Access Control Service/);
  });

  it('are refused on one stream, and nothing is analysed', () => {
    const run = runCurfew(projectFolder('gone'), ['check', '--format', 'json', '--format', 'sarif']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('Name files: --output sarif=FILE.');
  });

  it('end with 2 where a file cannot be written', () => {
    const folder = projectFolder('gone');
    const run = runCurfew(folder, ['check', '--format', 'json', '--output', 'src']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('src cannot be written: ');
  });
});

describe('paths for code hosts', () => {
  it('start at the root of the repository, also below it', () => {
    const folder = projectFolder('gone');
    commitAll(folder);
    const below = path.join(folder, 'src');
    const sarif = JSON.parse(runCurfew(below, ['check', '--format', 'sarif']).stdout) as {
      runs: { results: { locations: { physicalLocation: { artifactLocation: unknown } }[] }[] }[];
    };
    expect(sarif.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({
      uri: 'src/cards.ts',
      uriBaseId: '%SRCROOT%',
    });
    const json = JSON.parse(runCurfew(below, ['check', '--format', 'json']).stdout) as { findings: { file: string }[] };
    expect(json.findings[0]?.file).toBe('cards.ts');
  });
});

describe('curfew check --format github', () => {
  it('writes annotations to the log and all findings to the step summary', () => {
    const folder = projectFolder('gone');
    const summary = path.join(folder, 'summary.md');
    const args = ['check', '--as-of', '2025-01-01', '--format', 'pretty', '--format', 'github'];
    const run = runCurfew(folder, args, { GITHUB_STEP_SUMMARY: summary });
    expect(run.stdout.split('\n').filter((line) => line.startsWith('::error file=src/cards.ts,'))).toHaveLength(2);
    expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('Exit code 1: 2 findings fail the gate (2 gone).');
    const text = readFileSync(summary, 'utf8');
    expect(text.match(/^\| fails \|/gm)).toHaveLength(2);
  });

  it('does without a summary, and says where one cannot be written', () => {
    const folder = projectFolder('gone');
    const args = ['check', '--as-of', '2025-01-01', '--format', 'github'];
    expect(runCurfew(folder, args, { GITHUB_STEP_SUMMARY: '' }).code).toBe(1);
    const nowhere = path.join(folder, 'no/where.md');
    const run = runCurfew(folder, args, { GITHUB_STEP_SUMMARY: nowhere });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain(`GITHUB_STEP_SUMMARY: ${nowhere} cannot be written: `);
    expect(existsSync(nowhere)).toBe(false);
  });
});
