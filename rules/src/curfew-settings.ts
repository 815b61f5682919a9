import type { CurfewConfig } from '@curfew/project';

/** What `settings.curfew` may hold. `createConfig` fills it; who writes rules by hand may set any part of it. */
export interface CurfewSettings extends Omit<CurfewConfig, 'source' | 'schedule'> {
  /** Also report what is only announced. Default false. */
  announced?: boolean;
  /** Also report matches of confidence `possible`. Default false. */
  possible?: boolean;
  /** Let `eslint --fix` apply rewrites of class `automatic`. Default false: rewrites are suggestions. */
  autofix?: boolean;
  /** Also report the comments that `curfew migrate --markers` left. Default false. */
  reportMarkers?: boolean;
  /** Present when `createConfig` made the settings: nothing is read from `curfew.config.json` again. */
  fingerprint?: Fingerprint;
}

/**
 * Everything that decides a verdict and is not in the linted file. ESLint hashes settings into its cache key, so a cached
 * verdict lives exactly as long as this stays the same.
 */
export interface Fingerprint {
  /** Version of this plugin. */
  tool: string;
  /** Revision of the schedule, and a hash of its content. */
  schedule: string;
  /** Of the baseline and of what still holds in it; absent where there is none. */
  baseline?: string;
  /** For each day of the schedule: the phase of what goes on it, and whether what begins on it is there yet. */
  calendar: string;
}
