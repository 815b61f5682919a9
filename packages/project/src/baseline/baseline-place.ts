import { dirname, join } from 'node:path';
import type { CurfewConfig } from '../project-contracts.js';

const FILE = 'curfew.baseline.json';

/** Absolute path of the baseline: what configuration says, else beside the configuration, else in the folder. It need not exist. */
export function baselinePlace(config: Pick<CurfewConfig, 'gate' | 'source'>, folder: string): string {
  return config.gate?.baseline ?? join(config.source === undefined ? folder : dirname(config.source), FILE);
}

/** Days of a time: `60d`, `60` or `8w`; undefined for anything else. */
export function daysOfTime(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,5})([dw]?)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (unit === 'w' ? 7 : 1);
}
