import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import {
  applyBaseline,
  type Baseline,
  baselinePlace,
  daysOfTime,
  readBaseline,
  siteFingerprint,
} from '@curfew/project';
import type { Finding } from '@curfew/analyzer';
import { daysLeft, type Schedule, sunsetOf } from '@curfew/schedule';
import type { CurfewSettings } from './curfew-settings.js';
import type { EffectiveSettings } from './effective-settings.js';
import type { Calendar } from './phases.js';

const read = new Map<string, { stamp: string; baseline: Baseline }>();

/** The baseline of a project as it is on disk now; undefined where there is none. Throws `BaselineError` for one that is broken. */
function baselineOf(settings: CurfewSettings, folder: string): Baseline | undefined {
  const file = baselinePlace(settings, folder);
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) return undefined;
  const stamp = `${status.mtimeMs} ${status.size}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.baseline;
  const baseline = readBaseline(file);
  read.set(file, { stamp, baseline });
  return baseline;
}

/** Days of `gate.grace`. */
function graceOf({ gate }: CurfewSettings): number {
  return daysOfTime(gate?.grace ?? '0') ?? 0;
}

/**
 * Of the findings of one file, those that the baseline knows and still lets pass, as the command line lets them.
 * @param findings in source order
 */
export function knownFindings(
  findings: readonly Finding[],
  settings: EffectiveSettings,
  schedule: Schedule,
  folder: string,
): ReadonlySet<Finding> {
  const baseline = baselineOf(settings, folder);
  if (baseline === undefined) return new Set();
  const from = path.dirname(baseline.file);
  const { asOf } = settings;
  const sites = findings.map(({ match, sunset, phase }) => ({
    fingerprint: siteFingerprint(match, from),
    daysLeft: daysLeft(sunset, asOf, schedule.service.sunsetDay),
    isGone: phase === 'sunset',
  }));
  const statuses = applyBaseline(sites, baseline, { asOf, grace: graceOf(settings) });
  return new Set(findings.filter((_, index) => statuses[index] === 'known'));
}

/** Changes when the baseline does, and on each day on which an entry stops to hold; undefined where there is no baseline. */
export function baselineState(
  settings: CurfewSettings,
  schedule: Schedule,
  { asOf }: Calendar,
  folder: string,
): string | undefined {
  const baseline = baselineOf(settings, folder);
  if (baseline === undefined) return undefined;
  const grace = graceOf(settings);
  const expired = baseline.entries.filter(({ expires }) => expires !== undefined && asOf > expires);
  const over = schedule.deprecations.map((entry) =>
    [undefined, ...entry.targets].map(
      (target) => daysLeft(sunsetOf(entry, target), asOf, schedule.service.sunsetDay) <= grace,
    ),
  );
  const state = [baseline.entries, expired.map(({ fingerprint }) => fingerprint), over];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}
