import type { Day, Phase, Schedule } from '@curfew/schedule';
import { firstDayWithout } from './calendar-text.js';
import type { ReportedFinding } from './describe-finding.js';

/** What of one deprecation breaks on one day. */
export interface ForecastRow {
  /** The first UTC calendar day on which it breaks. */
  breaksOn: Day;
  sunset: Day;
  id: string;
  title: string;
  phase: Phase;
  /** What is used: `Card.sub_type`; sorted. */
  names: string[];
  findings: number;
  /** How many of them a rewrite handles. */
  automatic: number;
  review: number;
  manual: number;
  /** Files and how many findings each has; sorted. Relative to the working directory, with `/`. */
  files: { file: string; findings: number }[];
}

/** Groups findings by the day on which they break and by deprecation, soonest first. */
export function forecastRows(findings: readonly ReportedFinding[], schedule: Schedule): ForecastRow[] {
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    const key = `${finding.sunset} ${finding.id} ${finding.phase}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      return first === undefined ? [] : [rowOf(first, group, schedule)];
    });
}

function rowOf(
  { sunset, id, phase }: ReportedFinding,
  group: readonly ReportedFinding[],
  schedule: Schedule,
): ForecastRow {
  const count = (planClass: string): number => group.filter((finding) => finding.class === planClass).length;
  const files = [...new Set(group.map(({ file }) => file))].sort();
  return {
    breaksOn: firstDayWithout(sunset, schedule),
    sunset,
    id,
    title: schedule.deprecations.find((each) => each.id === id)?.title ?? id,
    phase,
    names: [...new Set(group.map(({ name }) => name))].sort(),
    findings: group.length,
    automatic: count('automatic'),
    review: count('review'),
    manual: count('manual'),
    files: files.map((file) => ({ file, findings: group.filter((finding) => finding.file === file).length })),
  };
}
