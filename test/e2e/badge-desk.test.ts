import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { createConfig } from 'eslint-plugin-curfew';
import tseslint from '@typescript-eslint/parser';
import { discoverFiles } from '@curfew/project';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../..');
const CURFEW = join(REPOSITORY, 'packages/cli/dist/bin.js');
const AS_OF = '2026-11-27';

interface Report {
  summary: { sunset: number; findings: number };
  findings: { id: string; file: string; line: number; endLine: number; column: number; class: string; phase: string }[];
}

let desk: string;
/** What is found today, before the migration. */
let found: Report;
let status: number | null;
beforeAll(() => {
  desk = mkdtempSync(join(tmpdir(), 'badge-desk-'));
  cpSync(join(REPOSITORY, 'test/integrations/badge-desk'), desk, { recursive: true });
  symlinkSync(join(REPOSITORY, 'node_modules'), join(desk, 'node_modules'));
  ({ status, report: found } = check('--as-of', AS_OF));
});
afterAll(() => {
  rmSync(desk, { recursive: true, force: true });
});

function curfew(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CURFEW, ...args], { cwd: desk, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function check(...args: string[]): { status: number | null; report: Report } {
  const { status, stdout } = curfew('check', '--format', 'json', ...args);
  return { status, report: JSON.parse(stdout) as Report };
}

function texts(): Map<string, string> {
  const { files } = discoverFiles([join(desk, 'src')], { cwd: desk });
  return new Map(files.map((file) => [relative(desk, file), readFileSync(file, 'utf8')]));
}

describe('the gate', () => {
  test('fails today, naming all sixteen deprecations', () => {
    expect(status).toBe(1);
    expect(new Set(found.findings.map((finding) => finding.id)).size).toBe(16);
  });

  test('passes before every sunset, and fails there for what closes within 60 days', () => {
    const early = check('--as-of', '2023-12-01', '--no-types');
    expect(early.status).toBe(0);
    expect(early.report.summary.sunset).toBe(0);
    expect(early.report.summary.findings).toBeGreaterThan(100);
    expect(check('--as-of', '2023-12-01', '--no-types', '--within', '60d').status).toBe(1);
  });
});

test('ESLint finds what the command line finds', async () => {
  const eslint = new ESLint({
    cwd: desk,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint, parserOptions: { ecmaFeatures: { jsx: true } } },
      },
      createConfig({ asOf: AS_OF, cwd: desk }),
    ] as never,
  });
  const results = await eslint.lintFiles(['src']);
  const linted = results.flatMap((result) =>
    result.messages.map(
      (message) =>
        `${relative(desk, result.filePath)}:${message.line}:${message.column} ${message.ruleId ?? message.message}`,
    ),
  );
  const checked = found.findings.map(
    (finding) => `${finding.file}:${finding.line}:${finding.column} curfew/${finding.id}`,
  );
  expect(linted.sort()).toEqual(checked.sort());
});

describe('a migration', () => {
  let before: Map<string, string>;
  beforeAll(() => {
    before = texts();
    curfew('migrate', '--write', '--as-of', AS_OF);
  });

  test('leaves no finding that could be rewritten by itself', () => {
    const { report } = check('--as-of', AS_OF);
    expect(report.findings.filter((finding) => finding.class === 'automatic')).toEqual([]);
    expect(report.findings.length).toBeLessThan(found.findings.length);
  });

  test('leaves a project that type-checks', () => {
    const { status: code, stdout } = spawnSync(
      process.execPath,
      [join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', desk],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });

  test('changes no line without a finding', () => {
    for (const [file, after] of texts()) {
      const old = (before.get(file) ?? '').split('\n');
      const lines = new Set(
        found.findings
          .filter((finding) => finding.file === file)
          .flatMap((finding) => old.slice(finding.line - 1, finding.endLine)),
      );
      const kept = new Set(after.split('\n'));
      const lost = old.filter((line) => !kept.has(line) && !lines.has(line));
      expect(lost, file).toEqual([]);
    }
  });

  test('changes no byte when it runs again', () => {
    const once = texts();
    curfew('migrate', '--write', '--as-of', AS_OF);
    expect(texts()).toEqual(once);
  });

  test('keeps the names of bindings', () => {
    const badge = texts().get('src/views/MemberBadge.tsx') ?? '';
    expect(badge).toContain('function label({ id, format_name: sub_type }: LabelData)');
  });
});
