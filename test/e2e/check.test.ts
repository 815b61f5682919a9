import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

interface Report {
  asOf: string;
  summary: Record<string, unknown>;
  findings: Record<string, unknown>[];
  unread: { file: string; reason: string }[];
}

function report(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Report {
  return JSON.parse(runCurfew(folder, ['check', '--format', 'json', ...args], env).stdout) as Report;
}

describe('curfew check --format json', () => {
  it('counts what was left out, by reason', () => {
    const folder = projectFolder('gone');
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('node_modules/one/index.js', 'export {};\n');
    write('.gitignore', 'build/\n');
    write('build/one.js', 'export {};\n');
    write('vendor/all.min.js', `!function(){${'a();'.repeat(2000)}}();\n`);
    write('large.ts', `export const large = '${'-'.repeat(2_200_000)}';\n`);
    write('.pnp.cjs', 'module.exports = {};\n');
    write('made/one.ts', 'export {};\n');
    write('curfew.config.json', '{ "ignore": ["made/**"] }');
    expect(report(folder, []).summary).toMatchObject({
      files: 1,
      skipped: {
        generated: 1,
        'ignored by .gitignore': 1,
        'ignored by configuration': 1,
        minified: 1,
        node_modules: 1,
        'too large': 1,
      },
    });
  });

  it('has the shape that its users rely on', () => {
    const { findings, ...head } = report(projectFolder('gone'), ['--as-of', '2025-01-01']);
    expect(Object.keys(head)).toEqual(['version', 'tool', 'schedule', 'asOf', 'summary', 'unread']);
    expect(head).toMatchObject({
      version: 1,
      tool: { name: 'curfew', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string },
      schedule: { service: 'access-control', revision: expect.any(String) as string },
      asOf: '2025-01-01',
      summary: { files: 1, findings: 2, sunset: 2, closing: 0, announced: 0, unread: 0 },
      unread: [],
    });
    expect(findings).toHaveLength(2);
    for (const finding of findings) {
      expect(Object.keys(finding)).toEqual([
        'id',
        'kind',
        'name',
        'phase',
        'sunset',
        'confidence',
        'class',
        'file',
        'line',
        'column',
        'endLine',
        'endColumn',
        'message',
        'replacement',
        'evidence',
        'fingerprint',
      ]);
    }
    expect(findings[1]).toMatchObject({
      id: 'card-sub-type',
      kind: 'field',
      name: 'Card.sub_type',
      phase: 'sunset',
      sunset: '2024-12-31',
      confidence: 'certain',
      class: 'automatic',
      file: 'src/cards.ts',
      line: 16,
      column: 50,
      endLine: 16,
      endColumn: 58,
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('says the phase of the day', () => {
    const folder = projectFolder('gone');
    const phaseOn = (day: string): unknown => report(folder, ['--as-of', day]).findings[0]?.['phase'];
    // 2025-01-01 is the first day without the field; closing begins 90 days before it.
    expect(['2024-10-02', '2024-10-03', '2024-12-31', '2025-01-01'].map(phaseOn)).toEqual([
      'announced',
      'closing',
      'closing',
      'sunset',
    ]);
  });

  it('lists unread files with the reason', () => {
    const { unread, summary } = report(projectFolder('unparsable'), ['--as-of', '2025-01-01']);
    expect(unread).toEqual([{ file: 'src/broken.ts', reason: expect.any(String) as string }]);
    expect(summary).toMatchObject({ files: 2, findings: 0, unread: 1 });
  });

  it('counts columns without the BOM, and lines that end in CRLF once', () => {
    const folder = projectFolder('gone');
    const before = report(folder, ['--as-of', '2025-01-01']).findings;
    const file = path.join(folder, 'src/cards.ts');
    const text = ['interface Card { sub_type: string }', 'declare const base: "https://api.access.example";', ''].join(
      '\r\n',
    );
    writeFileSync(file, `\u{feff}${text}`);
    expect(before).toHaveLength(2);
    for (const finding of report(folder, ['--as-of', '2025-01-01', '--all']).findings) {
      expect(finding).toMatchObject({ line: 1, column: 18 });
    }
  });
});

describe('the day of a check', () => {
  it('is the flag over the environment over configuration over today', () => {
    const folder = projectFolder('gone');
    const today = (): string => new Date().toISOString().slice(0, 10);
    const [start, unset, end] = [today(), report(folder, []).asOf, today()];
    expect([start, end]).toContain(unset);
    writeFileSync(path.join(folder, 'curfew.config.json'), '{ "asOf": "2024-01-01" }');
    expect(report(folder, []).asOf).toBe('2024-01-01');
    expect(report(folder, [], { CURFEW_AS_OF: '2024-02-02' }).asOf).toBe('2024-02-02');
    expect(report(folder, ['--as-of', '2024-03-03'], { CURFEW_AS_OF: '2024-02-02' }).asOf).toBe('2024-03-03');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('does not depend on the time zone: %s', (TZ) => {
    const folder = projectFolder('gone');
    const today = (): string => new Date().toISOString().slice(0, 10);
    const [start, { asOf }, end] = [today(), report(folder, [], { TZ }), today()];
    expect([start, end]).toContain(asOf);
    expect(report(folder, ['--as-of', '2024-12-31'], { TZ }).findings[0]).toMatchObject({ phase: 'closing' });
    expect(report(folder, ['--as-of', '2025-01-01'], { TZ }).findings[0]).toMatchObject({ phase: 'sunset' });
  });
});

describe('configuration', () => {
  it('can move a sunset, silence an id and take one out of the gate', () => {
    const folder = projectFolder('gone');
    const configure = (entry: object): void => {
      writeFileSync(path.join(folder, 'curfew.config.json'), JSON.stringify({ overrides: { 'card-sub-type': entry } }));
    };
    configure({ sunset: '2030-01-01' });
    expect(report(folder, ['--as-of', '2025-01-01']).findings[0]).toMatchObject({
      phase: 'announced',
      sunset: '2030-01-01',
    });
    configure({ severity: 'off' });
    expect(report(folder, ['--as-of', '2025-01-01']).findings).toEqual([]);
    configure({ severity: 'warn' });
    const run = runCurfew(folder, ['check', '--as-of', '2025-01-01']);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('card-sub-type');
  });

  it('can leave files out', () => {
    const folder = projectFolder('unparsable');
    writeFileSync(path.join(folder, 'curfew.config.json'), '{ "ignore": ["src/broken.ts"] }');
    expect(runCurfew(folder, ['check', '--as-of', '2025-01-01']).code).toBe(0);
  });
});

describe('the report for people', () => {
  it('shows day, id, title, place, frame, what can be rewritten and the next command, and writes no colours into a pipe', () => {
    const { stdout, stderr } = runCurfew(projectFolder('gone'), ['check', '--as-of', '2025-01-01']);
    expect(stderr).toBe('');
    expect(stdout).not.toContain('\u001b');
    expect(stdout.split('\n')[0]).toContain('as of 2025-01-01');
    expect(stdout).toContain('card-sub-type');
    expect(stdout).toContain('gone since the end of 2024-12-31');
    expect(stdout).toContain('src/cards.ts:16:50');
    expect(stdout).toContain('> 16 |');
    expect(stdout).toContain('automatic: ');
    expect(stdout).toContain('2 findings in 1 file (1 file looked at): 2 sunset, 0 closing, 0 announced.');
    expect(stdout).toContain('The gate fails: 2 findings.');
    expect(stdout.trimEnd().split('\n').slice(-2)).toEqual([
      'Next: npx curfew migrate --as-of 2025-01-01',
      'Exit code 1: 2 findings fail the gate (2 gone).',
    ]);
  });

  it('has colours when FORCE_COLOR asks for them and NO_COLOR does not forbid them', () => {
    const folder = projectFolder('gone');
    expect(runCurfew(folder, ['check'], { FORCE_COLOR: '1' }).stdout).toContain('\u001b[');
    expect(runCurfew(folder, ['check'], { FORCE_COLOR: '1', NO_COLOR: '1' }).stdout).not.toContain('\u001b[');
  });
});
