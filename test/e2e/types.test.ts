import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCurfew, runCurfewProcess } from './support/run-curfew.js';

/** A copy of a project in which only types lead to two of three uses. */
function typedProject(): string {
  return copyOf('../detection/with-types/cases/redux-selector/state');
}

function copyOf(project: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-e2e-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync(path.resolve(import.meta.dirname, project), folder, { recursive: true });
  return folder;
}

function places(folder: string, args: readonly string[]): string[] {
  const { stdout } = runCurfew(folder, ['check', '--format', 'json', '--as-of', '2026-11-27', ...args]);
  const { findings } = JSON.parse(stdout) as { findings: { file: string; line: number; id: string }[] };
  return findings.map(({ file, line, id }) => `${file}:${line} ${id}`);
}

/** Makes loading the compiler an error. */
const refuse = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent("export async function resolve(name, context, next) {" +
  " if (name === 'ts-morph') throw new Error('loaded ' + name); return next(name, context); }"));`;
const withoutCompiler = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(refuse)}` };

describe('--types', () => {
  it('finds what the code alone does not tell', () => {
    const folder = typedProject();
    expect(places(folder, ['--no-types'])).toEqual(['src/api.ts:4 card-sub-type']);
    expect(places(folder, ['--types'])).toEqual([
      'src/api.ts:4 card-sub-type',
      'src/only-types.ts:5 card-sub-type',
      'src/only-types.ts:9 card-sub-type',
    ]);
  });

  it('is not needed where a type of the project declares a deprecated field', () => {
    const folder = typedProject();
    expect(places(folder, [])).toEqual(places(folder, ['--types']));
  });

  it('loads no compiler where no type declares a deprecated field, or with --no-types', () => {
    const asOf = ['--as-of', '2026-11-27'];
    const declaring = typedProject();
    expect(runCurfewProcess(declaring, ['check', '--no-types', ...asOf], withoutCompiler).code).toBe(1);
    for (const flags of [[], ['--types']]) {
      const typed = runCurfewProcess(declaring, ['check', ...flags, ...asOf], withoutCompiler);
      expect(typed.code).toBe(2);
      expect(typed.stderr).toContain('loaded ts-morph');
    }
    const silent = path.join(declaring, 'src/api.ts');
    writeFileSync(silent, readFileSync(silent, 'utf8').replaceAll('sub_type', 'format_name'));
    expect(runCurfewProcess(declaring, ['check', ...asOf], withoutCompiler).code).toBe(0);
  });

  it('moves the declaration of a field and the uses that types lead to, together', () => {
    const folder = typedProject();
    const run = runCurfew(folder, ['migrate', '--types', '--write', '--as-of', '2026-11-27']);
    expect(run.code).toBe(0);
    expect(readFileSync(path.join(folder, 'src/api.ts'), 'utf8')).toContain('  format_name: string;');
    const uses = readFileSync(path.join(folder, 'src/only-types.ts'), 'utf8');
    expect(uses).toContain('return card?.format_name ??');
    expect(uses).toContain('const { format_name: label } =');
    expect(uses).toContain('return report.sub_type + report.interval;');
    expect(places(folder, ['--types'])).toEqual([]);
  });

  it('says what no longer compiles with what was reviewed', () => {
    const folder = copyOf('../rewrite/programs/rewrites-the-compiler-does-not-take/before');
    const migrate = ['migrate', '--as-of', '2025-12-01'];
    const places =
      /2 places that a review must finish.*\n {2}src\/rows\.ts:10 {2}Type .*\n {2}src\/sample\.ts:3 {2}Type '"legacy"' is not/;
    expect(runCurfew(folder, [...migrate, '--review']).stderr).toMatch(places);
    expect(runCurfew(folder, migrate).stderr).not.toContain('a review must finish');
  });

  it('is wrong use where a file has no tsconfig.json above it', () => {
    const folder = typedProject();
    rmSync(path.join(folder, 'tsconfig.json'));
    for (const command of ['check', 'migrate']) {
      expect(runCurfew(folder, [command, '--types'])).toEqual({
        code: 2,
        stdout: '',
        stderr: 'error: --types needs a tsconfig.json in a folder above src/api.ts, and there is none.\n',
      });
    }
  });

  it('says in the help what it costs', () => {
    const help = runCurfew(typedProject(), ['check', '--help']).stdout.replace(/\s+/g, ' ');
    expect(help).toContain(
      '--types also ask the TypeScript compiler where the code alone does not tell; needs ts-morph',
    );
  });
});
