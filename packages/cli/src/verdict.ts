import type { ProjectReport } from './analyse-project.js';
import { counted } from './count-text.js';
import { exitCodeOf } from './exit-code.js';

/** How a check ends. */
export interface Verdict {
  exitCode: 0 | 1 | 3;
  /** The last line of a check: the exit code, and why it is that one. */
  text: string;
}

/** The verdict on what was found. It looks at findings, markers and unread files alone, never at a format. */
export function verdictOf({ findings, unread, markers = [] }: ProjectReport): Verdict {
  const failing = findings.filter((finding) => finding.failsGate);
  const exitCode = exitCodeOf({ failing: failing.length + markers.length, unread: unread.length });
  return {
    exitCode,
    text: `Exit code ${exitCode}: ${reasonOf(exitCode, failing.length, findings.length, unread.length, markers.length)}`,
  };
}

function reasonOf(
  exitCode: Verdict['exitCode'],
  failing: number,
  findings: number,
  unread: number,
  markers: number,
): string {
  const unreadText = `${counted(unread, 'file')} could not be analysed`;
  if (exitCode === 1 && failing === 0) return `${counted(markers, 'marker is', 'markers are')} left.`;
  if (exitCode === 1) return `${counted(failing, 'finding fails', 'findings fail')} the gate.`;
  if (exitCode === 3) return `nothing failed, but ${unreadText}.`;
  return findings === 0 ? 'nothing found.' : `${counted(findings, 'finding')}, none of which fails the gate.`;
}
