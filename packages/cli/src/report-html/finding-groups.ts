import { type Day, type Deprecation, findDeprecation, type Phase, type Schedule } from '@curfew/schedule';
import type { ReportedFinding } from '../describe-finding.js';
import { phaseText } from '../phase-text.js';

/** The findings of one deprecation that share a sunset. */
export interface FindingGroup {
  /** Unique in the page; also the target of links. */
  anchor: string;
  deprecation: Deprecation;
  phase: Phase;
  sunset: Day;
  /** The phase and its date, in words. */
  when: string;
  findings: ReportedFinding[];
}

/** Groups findings by deprecation and sunset, in the order in which each group first occurs. */
export function groupFindings(findings: readonly ReportedFinding[], schedule: Schedule): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const { id, phase, sunset } = finding;
    const anchor = `${id}.${sunset}.${phase}`;
    const group = groups.get(anchor);
    if (group) group.findings.push(finding);
    else groups.set(anchor, { anchor, ...describe(finding, schedule), findings: [finding] });
  }
  return [...groups.values()];
}

function describe(
  { id, phase, sunset }: ReportedFinding,
  schedule: Schedule,
): Pick<FindingGroup, 'deprecation' | 'phase' | 'sunset' | 'when'> {
  const deprecation = findDeprecation(schedule, id);
  const when = phaseText(phase, sunset, schedule.service.sunsetDay, deprecation.goneInClient);
  return { deprecation, phase, sunset, when };
}
