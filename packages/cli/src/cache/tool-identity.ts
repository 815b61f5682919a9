/** Which code answers: what an older or another one found is nothing to go by. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tool } from '../tool.js';

/** The packages that decide what is found. */
const OWN = ['@curfew/analyzer', '@curfew/project', '@curfew/rewrite', '@curfew/schedule'];
/** What `@curfew/project` reads files and imports with. */
const READERS = ['@babel/parser', '@typescript-eslint/scope-manager', 'oxc-parser', 'oxc-resolver'];

/**
 * Versions of this program, of all that takes part in an analysis, and of Node.js; of a package that is being worked on, also its build.
 * Undefined where a package does not lie in a `node_modules` (Yarn's Plug'n'Play): nobody knows then which one it is.
 */
export function toolIdentity(): string[] | undefined {
  const own = OWN.map((name) => installed(name, import.meta.url));
  const project = own.find((each) => each?.name === '@curfew/project');
  const readers = READERS.map((name) => project && installed(name, path.join(project.folder, 'package.json')));
  const all = [...own, ...readers].filter((each) => each !== undefined);
  if (all.length < OWN.length + READERS.length) return undefined;
  return [
    `${tool.name} ${tool.version}`,
    `node ${process.version}`,
    ...all.map(({ name, version, folder }) => `${name} ${version} ${buildOf(folder)}`),
  ];
}

interface Installed {
  name: string;
  version: string;
  /** Without symbolic links. */
  folder: string;
}

/** A package as the file `from` would load it. */
function installed(name: string, from: string): Installed | undefined {
  for (const folder of createRequire(from).resolve.paths(name) ?? []) {
    const manifest = path.join(folder, name, 'package.json');
    if (statSync(manifest, { throwIfNoEntry: false }) === undefined) continue;
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { name, version, folder: realpathSync(path.dirname(manifest)) };
  }
  return undefined;
}

/** When the package was last built, where the compiler left word of it. */
function buildOf(folder: string): string {
  return String(statSync(path.join(folder, 'dist', '.tsbuildinfo'), { throwIfNoEntry: false })?.mtimeMs ?? '');
}
