import type { ProjectReport } from './project-report.js';
import type { BaselineReport } from './baseline-report.js';
import { counted } from './count-text.js';
import { exitCodeOf } from './exit-code.js';
import type { Gate, GateReason } from './gate.js';

/** How a check ends. */
export interface Verdict {
  exitCode: 0 | 1 | 3;
  /** The last line of a check or migration: the exit code, and why it is that one. */
  text: string;
}

/** What a verdict looks at: findings, markers and unread files, never a format. */
export interface Judged extends ProjectReport {
  baseline?: BaselineReport;
  /** The reference of `--changed`. */
  changedSince?: string;
}

/** The verdict on what was found. */
export function verdictOf(report: Judged, gate: Gate): Verdict {
  const failing = report.findings.filter((finding) => finding.failsGate);
  const markers = report.markers ?? [];
  const exitCode = exitCodeOf({ failing: failing.length + markers.length, unread: report.unread.length });
  const main = mainReason(exitCode, report, gate);
  return { exitCode, text: [`Exit code ${exitCode}: ${main}.`, ...besides(report, gate)].join(' ') };
}

function mainReason(
  exitCode: Verdict['exitCode'],
  { findings, unread, changedSince, markers = [] }: Judged,
  gate: Gate,
): string {
  const where = changedSince === undefined ? '' : ` in what changed since ${changedSince}`;
  const failing = findings.filter((finding) => finding.failsGate);
  if (exitCode === 1 && failing.length === 0) return `${counted(markers.length, 'marker is', 'markers are')} left`;
  if (exitCode === 1) {
    const reasons = [...reasonTexts(gate)].flatMap(([reason, text]) => {
      const count = failing.filter(({ failsBecause }) => failsBecause === reason).length;
      return count === 0 ? [] : [`${count} ${text}`];
    });
    return `${counted(failing.length, 'finding fails', 'findings fail')} the gate${where} (${reasons.join(', ')})`;
  }
  if (exitCode === 3) return `nothing failed${where}, but ${counted(unread.length, 'file')} could not be analysed`;
  if (findings.length === 0) return `nothing found${where}`;
  return `${counted(findings.length, 'finding')}${where}, none of which fails the gate`;
}

/** Worst first. */
function reasonTexts({ within }: Gate): Map<GateReason, string> {
  return new Map([
    ['gone', 'gone'],
    ['expired', 'whose time in the baseline is over'],
    ['closing', `closing within ${within ?? 0} days`],
    ['severity', 'of severity error'],
    ['new', 'not in the baseline'],
  ]);
}

function besides({ findings, baseline }: Judged, { max }: Gate): string[] {
  const passing = [...max].flatMap(([id, most]) => {
    const reasons = findings.filter((finding) => finding.id === id && finding.failsBecause !== undefined);
    if (reasons.length === 0) return [];
    const verb = reasons.length > most ? 'are more than' : 'pass by';
    return [`${reasons.length} of ${id} ${verb} --max ${id}=${most}.`];
  });
  if (baseline === undefined) return passing;
  const { file, known, stale } = baseline;
  return [
    ...passing,
    `${counted(known.length, 'known finding passes', 'known findings pass')} by ${file}.`,
    ...(stale.length === 0
      ? []
      : [`${counted(stale.length, 'stale entry', 'stale entries')}: npx curfew baseline --prune.`]),
  ];
}
