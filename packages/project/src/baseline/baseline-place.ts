import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CurfewConfig } from '../project-contracts.js';

const FILE = 'curfew.baseline.json';

/**
 * Absolute path of the baseline: what configuration says, else beside the configuration, else the nearest one in the folder or above it up
 * to the root of the repository, as a configuration is searched for; else in the folder. It need not exist.
 */
export function baselinePlace(config: Pick<CurfewConfig, 'gate' | 'source'>, folder: string): string {
  if (config.gate?.baseline !== undefined) return config.gate.baseline;
  if (config.source !== undefined) return join(dirname(config.source), FILE);
  return nearestBaseline(folder) ?? join(folder, FILE);
}

function nearestBaseline(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, FILE);
    if (existsSync(file)) return file;
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return undefined;
  }
}

/** Days of a time: `60d`, `60` or `8w`; undefined for anything else. */
export function daysOfTime(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,5})([dw]?)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (unit === 'w' ? 7 : 1);
}
