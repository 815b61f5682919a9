import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeProject, MODES, runJscodeshift } from './run-jscodeshift.js';

const label = [
  `const response = await fetch('https://api.access.example/cards/1');`,
  `const card = await response.json();`,
  `print(card.sub_type);`,
  ``,
].join('\n');

let remove: () => void = () => undefined;
afterEach(() => {
  remove();
});

function project(files: Record<string, string | Buffer>): string {
  const made = makeProject(files);
  remove = made.remove;
  return made.root;
}

describe.each(MODES)('%s', (_mode, modeFlags) => {
  const day = ['--asOf=2026-01-15', ...modeFlags];

  it('counts a file that no parser reads as an error, leaves it and goes on', { timeout: 60_000 }, async () => {
    const broken = `${label}const = ;\n`;
    const root = project({ 'src/broken.ts': broken, 'src/label.ts': label });
    const { errors, ok, output } = await runJscodeshift(root, 'card-sub-type', ['src'], day);
    expect({ errors, ok }).toEqual({ errors: 1, ok: 1 });
    expect(output).toMatch(/broken\.ts.*not analysed: 4:7/s);
    expect(readFileSync(path.join(root, 'src/broken.ts'), 'utf8')).toBe(broken);
    expect(readFileSync(path.join(root, 'src/label.ts'), 'utf8')).toBe(label.replace('sub_type', 'format_name'));
  });
});

it('counts a file that is no UTF-8 as an error and leaves its bytes', { timeout: 60_000 }, async () => {
  const latin1 = Buffer.from(`// caf\xe9\n${label}`, 'latin1');
  const root = project({ 'src/latin1.ts': latin1 });
  const { errors, ok, output } = await runJscodeshift(root, 'card-sub-type', ['src'], ['--asOf=2026-01-15']);
  expect({ errors, ok }).toEqual({ errors: 1, ok: 0 });
  expect(output).toContain('not UTF-8');
  expect(readFileSync(path.join(root, 'src/latin1.ts')).equals(latin1)).toBe(true);
});

it.each([
  ['a day that does not exist', ['--asOf=2026-02-31'], '2026-02-31'],
  ['a path taken for the value of --review', ['--review', 'src/label.ts'], '--review=true'],
  ['a schedule that is not there', ['--schedule=no.json'], 'no.json'],
])('counts every file as an error for %s', { timeout: 60_000 }, async (_what, flags, named) => {
  const root = project({ 'src/label.ts': label, 'src/other.ts': label });
  const { errors, ok, output } = await runJscodeshift(root, 'card-sub-type', ['src/other.ts'], flags);
  expect({ errors, ok }).toEqual({ errors: 1, ok: 0 });
  expect(output).toContain(named);
});

it('says what is left to do by hand, with the place', { timeout: 60_000 }, async () => {
  const root = project({
    'src/card.ts': `await fetch('https://api.access.example/cards/7/assign', { method: 'POST' });\n`,
  });
  const { errors, skipped, output } = await runJscodeshift(root, 'card-assignment', ['src'], ['--asOf=2026-01-15']);
  expect({ errors, skipped }).toEqual({ errors: 0, skipped: 1 });
  expect(output).toMatch(/card\.ts 1:13 card-assignment: .*2025-11-30.*manual: /);
});

it('writes nothing in a dry run', { timeout: 60_000 }, async () => {
  const root = project({ 'src/label.ts': label });
  const { ok } = await runJscodeshift(root, 'card-sub-type', ['src'], ['--asOf=2026-01-15', '--dry']);
  expect(ok).toBe(1);
  expect(readFileSync(path.join(root, 'src/label.ts'), 'utf8')).toBe(label);
});
