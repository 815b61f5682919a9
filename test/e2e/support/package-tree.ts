import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitAll, projectFolder } from './project-folder.js';

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const BRANCHES = 5;

export const packageName = (index: number): string => `p${String(index).padStart(2, '0')}`;

/** Package 0 is the root of a tree in which each package is imported by five others. */
const parentOf = (index: number): string[] => (index === 0 ? [] : [packageName(Math.floor((index - 1) / BRANCHES))]);

/**
 * A committed monorepo of npm workspaces, each a package of one small module with a script `curfew`, as the guide shows it. The last one
 * reads a field that is gone from 2025-01-01, of what a client in its parent answers: in the last package itself, nothing names the service.
 *
 * @param files more files, path to content
 */
export function packageTree(count: number, files: Readonly<Record<string, string>>): string {
  const root = projectFolder('weather');
  const write = (file: string, content: string | object): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  const names = Array.from({ length: count }, (_, index) => packageName(index));
  const [client = ''] = parentOf(count - 1);
  const sources: Readonly<Record<string, string>> = {
    [client]: "export const listCards = async () => (await fetch('https://api.access.example/cards')).json();\n",
    [packageName(count - 1)]:
      `import { listCards } from '${client}';\nexport const kinds = async () => (await listCards()).map((card) => card.sub_type);\n`,
  };
  const manifest = { name: 'root', private: true, packageManager: 'npm@10.9.0', workspaces: ['packages/*'] };
  const locked: Record<string, object> = { '': manifest };
  for (const [index, each] of names.entries()) {
    const dependencies = Object.fromEntries(parentOf(index).map((parent) => [parent, '*']));
    const own = { name: each, version: '1.0.0', dependencies };
    write(`packages/${each}/package.json`, {
      ...own,
      type: 'module',
      main: 'index.js',
      scripts: { curfew: `cd ../.. && curfew check packages/${each}` },
    });
    write(
      `packages/${each}/index.js`,
      `${parentOf(index)
        .map((parent) => `export * from '${parent}';\n`)
        .join('')}export const ${each} = ${index};\n${sources[each] ?? ''}`,
    );
    locked[`packages/${each}`] = own;
    locked[`node_modules/${each}`] = { resolved: `packages/${each}`, link: true };
  }
  write('package.json', manifest);
  write('package-lock.json', { name: 'root', lockfileVersion: 3, requires: true, packages: locked });
  write('curfew.config.json', {});
  for (const [file, content] of Object.entries(files)) write(file, content);
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'packages/cli/bin/curfew.js'), path.join(root, 'node_modules/.bin/curfew'));
  for (const each of names) symlinkSync(`../packages/${each}`, path.join(root, 'node_modules', each));
  commitAll(root);
  return root;
}
