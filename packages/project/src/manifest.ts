/** What the package.json of a folder says. One that is broken is its package manager's matter: it says nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package.json of a folder as it is written; empty where there is none that can be read. */
export const manifestOf = (folder: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** Names of the packages that a package.json asks for, with their ranges, in the order in which a range counts. */
export const dependenciesOf = (manifest: Readonly<Record<string, unknown>>): [name: string, range: unknown][] =>
  ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((key) => {
    const list = manifest[key];
    return isRecord(list) ? Object.entries(list) : [];
  });

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
