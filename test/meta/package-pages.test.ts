/** What npm shows of each package: a page whose programs run, and the licence. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const packages = [...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`), 'rules', 'codemods'];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const programsIn = (page: string): string[] => [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, text = '']) => text);

describe.each(packages)('the package %s', (folder) => {
  test('has a page under its name, and the licence', () => {
    const { name } = JSON.parse(read(`${folder}/package.json`)) as { name: string };
    expect(read(`${folder}/README.md`)).toMatch(new RegExp(`^# ${name}\n`));
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
  });
});

const pages = packages.flatMap((folder) =>
  folder.startsWith('packages/') ? programsIn(read(`${folder}/README.md`)).map((text) => ({ folder, text })) : [],
);

test.each(pages)('the program on the page of $folder runs', { timeout: 60_000 }, ({ folder, text }) => {
  // Beside the tests, where the packages of the workspace are found.
  const file = path.join(import.meta.dirname, `${folder.replaceAll('/', '-')}.tmp.mjs`);
  writeFileSync(file, text);
  try {
    expect(execFileSync('node', [file], { cwd: import.meta.dirname, encoding: 'utf8' })).not.toContain('undefined');
  } finally {
    rmSync(file);
  }
});
