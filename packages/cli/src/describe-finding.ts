import path from 'node:path';
import type { Confidence, Finding, SourceModule } from '@curfew/analyzer';
import { applyBaseline, type BaselineStatus, siteFingerprint } from '@curfew/project';
import type { Plan, PlanClass } from '@curfew/rewrite';
import { type Day, daysLeft, type Phase, type TargetKind } from '@curfew/schedule';
import { createFingerprints } from './fingerprint.js';
import { type Gate, gateReason, type GateReason } from './gate.js';
import { baselinePath } from './gate-options.js';
import { lineStartsOf, type Position, positionAt } from './position.js';
import { relativePath } from './relative-path.js';
import type { Setting } from './resolve-options.js';

/** A finding with everything that reports say about it. */
export interface ReportedFinding {
  id: string;
  kind: TargetKind;
  name: string;
  phase: Phase;
  sunset: Day;
  confidence: Confidence;
  class: PlanClass;
  /** Relative to the working directory, with `/`. */
  file: string;
  /** Absolute. */
  path: string;
  /** Where it begins in the text without BOM, in UTF-16 units. */
  offset: number;
  start: Position;
  end: Position;
  /** `[start, end)` in UTF-16 units of `text`. */
  span: readonly [start: number, end: number];
  message: string;
  replacement: string;
  evidence: string[];
  fingerprint: string;
  plans: Plan[];
  failsGate: boolean;
  /** Why it fails, where it does. */
  failsBecause?: GateReason;
  /** What the baseline says, where there is one. */
  status?: BaselineStatus;
  /** Fingerprint of the place, which equal places of the file share. */
  site: string;
  /** Text of the file without BOM. */
  text: string;
}

/** A finding as the planner returns it. */
export interface PlannedFinding {
  finding: Finding;
  plans: Plan[];
  class: PlanClass;
}

/** Order of reports: file, place, id. */
function inReportOrder(a: PlannedFinding, b: PlannedFinding): number {
  const [left, right] = [a.finding.match, b.finding.match];
  if (left.module.file !== right.module.file) return left.module.file < right.module.file ? -1 : 1;
  return (
    left.span[0] - right.span[0] ||
    left.span[1] - right.span[1] ||
    (left.id < right.id ? -1 : Number(left.id > right.id))
  );
}

/** Describes findings for reports, sorted by file and place, and judges each by the gate. */
export function describeFindings(planned: readonly PlannedFinding[], setting: Setting, gate: Gate): ReportedFinding[] {
  const starts = new Map<SourceModule, number[]>();
  const fingerprint = createFingerprints();
  const folder = path.dirname(gate.baseline?.file ?? baselinePath(undefined, setting));
  const ordered = planned.toSorted(inReportOrder);
  const sites = ordered.map(({ finding: { match, sunset, phase } }) => ({
    fingerprint: siteFingerprint(match, folder),
    daysLeft: daysLeft(sunset, setting.asOf, setting.schedule.service.sunsetDay),
    isGone: phase === 'sunset',
  }));
  const { asOf } = setting;
  const statuses = gate.baseline === undefined ? [] : applyBaseline(sites, gate.baseline, { asOf, grace: gate.grace });
  return ordered.map(({ finding, plans, class: planClass }, index) => {
    const { id, kind, name, module, span, confidence, evidence } = finding.match;
    const lines = starts.get(module) ?? lineStartsOf(module.text);
    starts.set(module, lines);
    const { fingerprint: site = '', daysLeft: left = 0 } = sites[index] ?? {};
    const status = statuses[index];
    const severity = setting.config.overrides?.[id]?.severity;
    const reason = gateReason({ phase: finding.phase, confidence, daysLeft: left, severity, status }, gate);
    return {
      id,
      kind,
      name,
      phase: finding.phase,
      sunset: finding.sunset,
      confidence,
      class: planClass,
      file: relativePath(setting.cwd, module.file),
      path: module.file,
      offset: span[0],
      start: positionAt(lines, span[0]),
      end: positionAt(lines, span[1]),
      span,
      message: finding.message,
      replacement: finding.replacement,
      evidence: [...evidence],
      fingerprint: fingerprint(site),
      site,
      plans,
      failsGate: reason !== undefined,
      ...(reason !== undefined && { failsBecause: reason }),
      ...(status !== undefined && { status }),
      text: module.text,
    };
  });
}
