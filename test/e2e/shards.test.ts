import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { type Run, runCurfew } from './support/run-curfew.js';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const FILE_FORMATS = ['json', 'sarif', 'junit', 'github', 'gitlab', 'markdown', 'agent', 'rdjson', 'html'];

/** The bundled application, with a broken file, a file of requests, a BOM and a marker, as a package of a repository. */
function application(): string {
  const root = projectFolder('texts');
  const folder = path.join(root, 'packages/desk');
  cpSync(path.join(REPOSITORY, 'test/integrations/badge-desk'), folder, { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
  cpSync(path.join(root, 'requests.http'), path.join(folder, 'requests.http'));
  writeFileSync(path.join(folder, 'src/broken.ts'), 'export const = ;\n// /cards/enroll\n');
  writeFileSync(path.join(folder, 'src/odd.ts'), '\u{feff}// TODO(curfew event-id): later\nexport {};\n');
  commitAll(root);
  return folder;
}

/** One report of a run in `of` shards. */
function inShards(of: number, folder: string, args: readonly string[]): { files: string[]; runs: Run[] } {
  const to = elsewhere();
  const files = Array.from({ length: of }, (_, at) => path.join(to, `shard-${at + 1}-of-${of}.json`));
  const runs = files.map((file, at) =>
    runCurfew(folder, ['check', ...args, '--shard', `${at + 1}/${of}`, '--output', `json=${file}`]),
  );
  return { files, runs };
}

/** A folder without the project, where reports are merged. */
function elsewhere(): string {
  return projectFolder('current');
}

describe('all shards of a check, merged without the project', () => {
  it('are the undivided report in every format, with its exit code', () => {
    const folder = application();
    const args = ['--as-of', '2025-01-01', '--all', '--fail-on-markers'];
    const asked = (to: string): string[] =>
      FILE_FORMATS.flatMap((format) => ['--output', `${format}=${path.join(to, format)}`]);
    const texts = (to: string): string[] => FILE_FORMATS.map((format) => readFileSync(path.join(to, format), 'utf8'));
    const reports = elsewhere();
    const whole = runCurfew(folder, ['check', ...args, '--format', 'pretty', ...asked(reports)]);
    expect(whole.code).toBe(1);
    const [json = ''] = texts(reports);
    const report = JSON.parse(json) as { findings: { file: string }[]; unread: unknown[]; markers: unknown[] };
    expect([report.unread.length, report.markers.length]).toEqual([1, 1]);
    expect(report.findings.map(({ file }) => file)).toContain('requests.http');
    const { files } = inShards(3, folder, args);
    const to = elsewhere();
    expect(runCurfew(to, ['merge', ...files.toReversed(), '--format', 'pretty', ...asked(to)])).toEqual(whole);
    expect(texts(to)).toEqual(texts(reports));
  }, 180_000);

  it('count a limit, a baseline and its stale entries over all files', () => {
    const folder = application();
    // The compiler is asked in the test above.
    runCurfew(folder, ['baseline', '--no-types', '--as-of', '2025-01-01']);
    const baseline = path.join(folder, 'curfew.baseline.json');
    const { findings: entries, ...head } = JSON.parse(readFileSync(baseline, 'utf8')) as {
      findings: { id: string; file: string; fingerprint: string }[];
    };
    const gone = ['c', 'a', 'b', 'd'].map((name) => ({
      ...entries[0],
      file: `src/${name}.ts`,
      fingerprint: name.repeat(32),
    }));
    // Every second one is not known.
    const known = entries.filter((_, index) => index % 2 === 0);
    writeFileSync(baseline, JSON.stringify({ ...head, findings: [...gone, ...known] }));
    const args = ['--no-types', '--as-of', '2024-06-01', '--max', 'card-assignment=1', '--max', 'card-sub-type=100'];
    const whole = runCurfew(folder, ['check', ...args, '--format', 'json']);
    expect(whole.stderr).toContain('4 stale entries');
    const { files } = inShards(3, folder, args);
    expect(runCurfew(elsewhere(), ['merge', ...files, '--format', 'json'])).toEqual(whole);
    const sarif = runCurfew(folder, ['check', ...args, '--format', 'sarif']);
    expect(sarif.stdout).toContain('"suppressions"');
    expect(runCurfew(elsewhere(), ['merge', ...files, '--format', 'sarif'])).toEqual(sarif);
  }, 120_000);
});

describe('a shard', () => {
  it('that is the only one merges to the undivided report', () => {
    const folder = projectFolder('gone');
    const args = ['--as-of', '2025-01-01'];
    const { files } = inShards(1, folder, args);
    const whole = runCurfew(folder, ['check', ...args]);
    expect(whole.code).toBe(1);
    expect(runCurfew(elsewhere(), ['merge', ...files])).toEqual(whole);
  });

  it('without findings is clean, and its report can be merged', () => {
    const folder = projectFolder('gone');
    const { files, runs } = inShards(2, path.join(folder, 'src'), ['--as-of', '2025-01-01']);
    // cards.ts is the only file.
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(runCurfew(folder, ['merge', ...files]).code).toBe(1);
  });
});

describe('curfew merge refuses with 2', () => {
  const messageFor = (files: string[]): string => {
    const run = runCurfew(elsewhere(), ['merge', ...files]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    return run.stderr;
  };
  const edited = (file: string, change: (report: Record<string, Record<string, unknown>>) => void): string => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
    change(report);
    writeFileSync(`${file}.edited`, JSON.stringify(report));
    return `${file}.edited`;
  };

  it('what is missing, double, of another run or no report of a shard', () => {
    const folder = projectFolder('gone');
    const below = path.join(folder, 'src');
    const [one = '', two = ''] = inShards(2, below, ['--as-of', '2025-01-01']).files;
    expect(messageFor([one])).toContain('The report of shard 2/2 is missing.');
    expect(messageFor([one, two, one])).toContain(`Shard 1/2 is there twice: ${one} and ${one}.`);
    const other = edited(two, (report) => {
      Object.assign(report['schedule'] ?? {}, { revision: 'other' });
    });
    expect(messageFor([one, other])).toMatch(/are of different schedules \(revision .*, other\)/);
    const version = edited(two, (report) => {
      Object.assign(report['tool'] ?? {}, { version: '0.0.9' });
    });
    expect(messageFor([one, version])).toContain('was made by curfew 0.0.9');
    writeFileSync(`${one}.plain`, runCurfew(below, ['check', '--format', 'json']).stdout);
    expect(messageFor([`${one}.plain`])).toContain('is not the report of a shard');
    writeFileSync(`${one}.list`, '[]');
    expect(messageFor([`${one}.list`])).toContain('is no report of curfew check --format json.');
    expect(messageFor([`${one}.none`])).toContain('cannot be read');
    const later = path.join(folder, 'later.json');
    runCurfew(below, ['check', '--as-of', '2025-01-02', '--shard', '2/2', '--output', `json=${later}`]);
    expect(messageFor([one, later])).toContain('are of different days (2025-01-01, 2025-01-02)');
    writeFileSync(path.join(below, 'more.ts'), 'export {};\n');
    runCurfew(below, ['check', '--as-of', '2025-01-01', '--shard', '2/2', '--output', `json=${later}`]);
    expect(messageFor([one, later])).toContain('are of different sets of files');
  });
});
