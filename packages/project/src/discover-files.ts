/** Placeholder until the search follows. */
import { globbySync } from 'globby';
import { realpathSync } from 'node:fs';
import type { Discovery } from './project-contracts.js';

export const discoverFiles = (
  paths: readonly string[],
  options: { cwd: string; ignore?: readonly string[] },
): Discovery => ({
  files: globbySync([...paths], {
    cwd: options.cwd,
    absolute: true,
    gitignore: true,
    followSymbolicLinks: false,
    expandDirectories: { extensions: ['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mts', 'cts'] },
    ignore: ['**/node_modules/**', '**/.git/**', ...(options.ignore ?? [])],
  })
    .map((file) => realpathSync.native(file))
    .sort(),
  skipped: {},
});
