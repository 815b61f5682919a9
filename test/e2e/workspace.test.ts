import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

/** A desk that reads a field of what the client in another workspace answers; it does not name the service itself. */
function shop(): string {
  const root = projectFolder('weather');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('package.json', '{ "private": true, "workspaces": ["packages/*"] }');
  for (const name of ['client', 'desk'])
    write(`packages/${name}/package.json`, `{ "name": "@shop/${name}", "type": "module", "main": "index.js" }`);
  write(
    'packages/client/index.js',
    "export const listCards = async () => (await fetch('https://api.access.example/cards')).json();\n",
  );
  write(
    'packages/desk/src/kinds.js',
    "import { listCards } from '@shop/client';\n\nexport const kinds = async () => (await listCards()).map((card) => card.sub_type);\n",
  );
  mkdirSync(path.join(root, 'node_modules/@shop'), { recursive: true });
  symlinkSync('../../packages/client', path.join(root, 'node_modules/@shop/client'));
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
  commitAll(root);
  return root;
}

function findings(cwd: string): { file: string; id: string; confidence: string; line: number }[] {
  const { stdout } = runCurfew(cwd, ['check', '--as-of', '2025-01-01', '--format', 'json']);
  const { findings: all } = JSON.parse(stdout) as { findings: ReturnType<typeof findings> };
  return all.map(({ file, id, confidence, line }) => ({ file, id, confidence, line }));
}

it('check in a package, or in a folder of it, finds what a check of the whole repository finds there', () => {
  const root = shop();
  const found = { id: 'card-sub-type', confidence: 'certain', line: 3 };
  expect(findings(root)).toEqual([{ file: 'packages/desk/src/kinds.js', ...found }]);
  expect(findings(path.join(root, 'packages/desk'))).toEqual([{ file: 'src/kinds.js', ...found }]);
  expect(findings(path.join(root, 'packages/desk/src'))).toEqual([{ file: 'kinds.js', ...found }]);
  expect(findings(path.join(root, 'packages/client'))).toEqual([]);
});

it('migrate in a package rewrites what check finds there', () => {
  const folder = path.join(shop(), 'packages/desk');
  const { stdout } = runCurfew(folder, ['migrate', '--as-of', '2025-01-01']);
  expect(stdout).toContain('+++ b/src/kinds.js');
  expect(stdout).toContain('+export const kinds = async () => (await listCards()).map((card) => card.format_name);');
});
