import type { Day } from '@curfew/schedule';

/** A known finding. */
export interface BaselineEntry {
  /** Relative to the folder of the baseline, with `/`. */
  file: string;
  /** Id of the deprecation. */
  id: string;
  /** `Card.sub_type`. */
  name: string;
  /** Stands for the place in the file: see `siteFingerprint`. */
  fingerprint: string;
  /** How many equal places the file has. */
  count: number;
  /** The last UTC day on which the entry holds, where that is earlier than its sunset. */
  expires?: Day;
  owner?: string;
  reason?: string;
}

/** A baseline as read from disk. */
export interface Baseline {
  /** Absolute path. */
  file: string;
  entries: BaselineEntry[];
}

/** A baseline that cannot be used. The message names the file, the places and what to do. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError';
}
