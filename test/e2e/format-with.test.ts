import { mkdirSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const WRITE = ['migrate', '--write', '--as-of', '2026-11-27'];
const ODD = 'it\'s; touch $(pwned) [id] "x".ts';

/** A project whose only file has an odd name and is badly formatted. */
function oddProject(): { folder: string; file: string; after: string } {
  const folder = projectFolder('gone');
  const file = path.join(folder, 'src', ODD);
  renameSync(path.join(folder, 'src/cards.ts'), file);
  const text = readFileSync(file, 'utf8').replace("const BASE = '", "const   BASE='");
  writeFileSync(file, text);
  return { folder, file, after: text.replaceAll('sub_type', 'format_name') };
}

const require = createRequire(import.meta.url);
const PACKAGES = { prettier: require.resolve('prettier/package.json'), oxfmt: require.resolve('oxfmt/package.json') };

function install(folder: string, formatter: keyof typeof PACKAGES): void {
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(realpathSync(path.dirname(PACKAGES[formatter])), path.join(folder, 'node_modules', formatter));
}

const formatted = (text: string): string => text.replace("const   BASE='", "const BASE = '");

describe('curfew migrate --format-with', () => {
  it('formats nothing by default', () => {
    const { folder, file, after } = oddProject();
    writeFileSync(path.join(folder, '.prettierrc'), '{ "singleQuote": true, "printWidth": 120 }');
    install(folder, 'prettier');
    expect(runCurfew(folder, WRITE).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('auto runs the formatter that the project has, on changed files alone, and the run can still be undone', () => {
    const { folder, file, after } = oddProject();
    const before = readFileSync(file, 'utf8');
    const other = path.join(folder, 'src/other.ts');
    writeFileSync(other, 'export   const other=1\n');
    writeFileSync(path.join(folder, 'package.json'), '{ "prettier": { "singleQuote": true, "printWidth": 120 } }');
    install(folder, 'prettier');
    const run = runCurfew(folder, [...WRITE, '--format-with', 'auto']);
    expect(run.code).toBe(0);
    expect(run.stderr).not.toContain('warning');
    expect(readFileSync(file, 'utf8')).toBe(formatted(after));
    expect(readFileSync(other, 'utf8')).toBe('export   const other=1\n');
    expect(runCurfew(folder, ['migrate', '--undo']).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('auto runs oxfmt where the project has that', () => {
    const { folder, file, after } = oddProject();
    writeFileSync(path.join(folder, '.oxfmtrc.json'), '{ "singleQuote": true, "printWidth": 120 }');
    install(folder, 'oxfmt');
    const run = runCurfew(folder, [...WRITE, '--format-with', 'auto']);
    expect(run.code).toBe(0);
    expect(run.stderr).not.toContain('warning');
    expect(readFileSync(file, 'utf8')).toBe(formatted(after));
  });

  it('auto says where there is no formatter', () => {
    const { folder, file, after } = oddProject();
    const run = runCurfew(folder, [...WRITE, '--format-with', 'auto']);
    expect(run.code).toBe(0);
    expect(run.stderr).toContain('warning: 1 of the files were not formatted: no configuration of Prettier');
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('runs a command without a shell, names as they are', () => {
    const { folder, file, after } = oddProject();
    const script = path.join(folder, 'my formatter.mjs');
    writeFileSync(
      script,
      "import fs from 'node:fs';\nfs.writeFileSync('args.json', JSON.stringify(process.argv.slice(2)));\nfor (const f of process.argv.slice(3)) fs.appendFileSync(f, '// done\\n');\n",
    );
    const command = `"${process.execPath}" "my formatter.mjs" --fast;`;
    expect(runCurfew(folder, [...WRITE, '--format-with', command]).code).toBe(0);
    expect(JSON.parse(readFileSync(path.join(folder, 'args.json'), 'utf8'))).toEqual(['--fast;', file]);
    expect(readFileSync(file, 'utf8')).toBe(`${after}// done\n`);
  });

  it.each([
    ['process.exit(7)', 'ended with exit code 7'],
    ['console.error("no such style"); process.exit(1)', 'ended with exit code 1:\nno such style'],
  ])('warns when the command fails, and leaves the files as migrated: %s', (code, reason) => {
    const { folder, file, after } = oddProject();
    writeFileSync(path.join(folder, 'fail.mjs'), code);
    const run = runCurfew(folder, [...WRITE, '--format-with', `"${process.execPath}" fail.mjs`]);
    expect(run.code).toBe(0);
    expect(run.stderr).toContain(`warning: ${process.execPath} ${reason}`);
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('warns when the command is not there', () => {
    const { folder, file, after } = oddProject();
    const run = runCurfew(folder, [...WRITE, '--format-with', 'no-such-formatter']);
    expect(run.stderr).toContain('warning: no-such-formatter could not be started');
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('needs a run that writes, and a command', () => {
    const { folder } = oddProject();
    expect(runCurfew(folder, ['migrate', '--format-with', 'auto']).code).toBe(2);
    expect(runCurfew(folder, [...WRITE, '--format-with', '']).code).toBe(2);
  });
});
