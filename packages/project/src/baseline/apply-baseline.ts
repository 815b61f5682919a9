import type { Day } from '@curfew/schedule';
import type { Baseline, BaselineEntry } from './baseline-contracts.js';

/** `known`: passes. `expired`: the baseline knows it, and its time is over. `new`: the baseline does not know it. */
export type BaselineStatus = 'known' | 'expired' | 'new';

/** What the baseline needs to know of a finding. */
export interface BaselinedSite {
  fingerprint: string;
  /** First day without the old behaviour, minus the day of the report. */
  daysLeft: number;
  /** The old behaviour is gone, by date or by the installed client. */
  isGone: boolean;
}

/**
 * The status of each finding, in the order given; of equal places the first ones are the known ones. An entry holds until `grace` days
 * before its sunset, and no longer than through its `expires`.
 */
export function applyBaseline(
  sites: readonly BaselinedSite[],
  { entries }: Pick<Baseline, 'entries'>,
  { asOf, grace }: { asOf: Day; grace: number },
): BaselineStatus[] {
  const byFingerprint = new Map(entries.map((entry) => [entry.fingerprint, entry]));
  const used = new Map<string, number>();
  return sites.map(({ fingerprint, daysLeft, isGone }) => {
    const entry = byFingerprint.get(fingerprint);
    const before = used.get(fingerprint) ?? 0;
    if (entry === undefined || before >= entry.count) return 'new';
    used.set(fingerprint, before + 1);
    const isOver = isGone || daysLeft <= grace || (entry.expires !== undefined && asOf > entry.expires);
    return isOver ? 'expired' : 'known';
  });
}

/**
 * What of a baseline is found no more: entries with the count by which they are too high. Entries that `isJudged` refuses (their file was
 * not looked at) are left out.
 */
export function staleEntries(
  fingerprints: readonly string[],
  { entries }: Pick<Baseline, 'entries'>,
  isJudged: (entry: BaselineEntry) => boolean,
): BaselineEntry[] {
  const found = new Map<string, number>();
  for (const each of fingerprints) found.set(each, (found.get(each) ?? 0) + 1);
  return entries.filter(isJudged).flatMap((entry) => {
    const count = entry.count - (found.get(entry.fingerprint) ?? 0);
    return count > 0 ? [{ ...entry, count }] : [];
  });
}
