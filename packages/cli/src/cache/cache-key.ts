import { hash } from 'node:crypto';
import { calendarState } from '@curfew/schedule';
import type { Selection } from '../project-report.js';
import type { Listing } from '../list-candidates.js';
import type { Setting } from '../resolve-options.js';
import { toolIdentity } from './tool-identity.js';

/** What a run asks for, beside the code. */
export interface Asked extends Selection {
  /** Files whose types may be asked for; see `filesWithTypes`. */
  typed: readonly string[];
  /** What is listed, as far as the run reports on it. */
  reported: Listing;
  /** All that is listed. */
  listing: Listing;
}

/**
 * Stands for all that decides what is found and is not in the code: this program, the schedule with all that configuration and
 * installed clients say about it, the state of the calendar, what is asked for, and which files may hold something. The day itself is not
 * part of it: on two days of one state the same is found. Undefined where this program cannot be told from another version of it.
 */
export function cacheKey(setting: Setting, { only, all, typed, reported, listing }: Asked): string | undefined {
  const { cwd, schedule, asOf, horizon } = setting;
  const identity = toolIdentity();
  if (identity === undefined) return undefined;
  const parts = [
    identity,
    cwd,
    listing.project.root,
    schedule,
    // The gate judges what was found, in every run; the day and the horizon are those of the calendar.
    { ...setting.config, gate: undefined, asOf: undefined, horizon: undefined },
    calendarState(schedule, { asOf, horizon }),
    only && [...only].sort(),
    all === true,
    typed,
    listing.candidates,
    reported.candidates.length,
    reported === listing ? [] : reported.candidates,
  ];
  return hash('sha256', JSON.stringify(parts), 'hex');
}
