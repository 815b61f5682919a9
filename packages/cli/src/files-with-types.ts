import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { foldersFrom } from './folders-above.js';
import type { Listing } from './list-candidates.js';

/**
 * The candidates (absolute paths) whose types can be asked for: a tsconfig.json is above them. None where ts-morph is not installed, or
 * nobody may ask.
 *
 * @param asked see `withTypes`
 */
export function filesWithTypes({ candidates }: Listing, asked: boolean | undefined): string[] {
  if (asked === false || candidates.length === 0 || !isInstalled()) return [];
  const known = new Map<string, boolean>();
  return candidates.filter((file) => {
    const folder = path.dirname(file);
    const isTyped = known.get(folder) ?? nearestTsconfig(file) !== undefined;
    known.set(folder, isTyped);
    return isTyped;
  });
}

/** Path of the tsconfig.json above a file that is nearest to it. */
export function nearestTsconfig(file: string): string | undefined {
  return foldersFrom(path.dirname(file))
    .map((folder) => path.join(folder, 'tsconfig.json'))
    .find((tsconfig) => existsSync(tsconfig));
}

function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('ts-morph');
    return true;
  } catch {
    return false;
  }
}
