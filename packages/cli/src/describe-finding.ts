import path from 'node:path';
import type { Confidence } from '@curfew/analyzer';
import { siteIdentity } from '@curfew/analyzer/site-identity';
import { applyBaseline, type BaselineStatus, placeFingerprint } from '@curfew/project';
import type { Plan, PlanClass, PlannedFinding } from '@curfew/rewrite';
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

/** A finding with its plans as plain data: no syntax tree hangs on it, so that it can be kept. */
export interface FoundFinding extends Pick<
  ReportedFinding,
  | 'id'
  | 'kind'
  | 'name'
  | 'phase'
  | 'sunset'
  | 'confidence'
  | 'class'
  | 'span'
  | 'message'
  | 'replacement'
  | 'evidence'
  | 'plans'
  | 'text'
> {
  /** Absolute path. */
  file: string;
  /** See `siteIdentity`. */
  identity: string;
}

export function foundFinding({ finding, plans, class: planClass }: PlannedFinding): FoundFinding {
  const { match, phase, sunset, message, replacement } = finding;
  const { id, kind, name, confidence, span, evidence, module } = match;
  const { file, text } = module;
  const what = { id, kind, name, phase, sunset, confidence, class: planClass, span, message, replacement, plans };
  return { ...what, evidence: [...evidence], file, text, identity: siteIdentity(match) };
}

/** Order of reports: file, place, id. */
function inReportOrder(left: FoundFinding, right: FoundFinding): number {
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return (
    left.span[0] - right.span[0] ||
    left.span[1] - right.span[1] ||
    (left.id < right.id ? -1 : Number(left.id > right.id))
  );
}

/** Describes findings for reports, sorted by file and place, and judges each by the gate. */
export function describeFindings(found: readonly FoundFinding[], setting: Setting, gate: Gate): ReportedFinding[] {
  const starts = new Map<string, number[]>();
  const fingerprint = createFingerprints();
  const folder = path.dirname(gate.baseline?.file ?? baselinePath(undefined, setting));
  const ordered = found.toSorted(inReportOrder);
  const sites = ordered.map((one) => ({
    fingerprint: placeFingerprint(one, folder),
    daysLeft: daysLeft(one.sunset, setting.asOf, setting.schedule.service.sunsetDay),
    isGone: one.phase === 'sunset',
  }));
  const { asOf } = setting;
  const statuses = gate.baseline === undefined ? [] : applyBaseline(sites, gate.baseline, { asOf, grace: gate.grace });
  return ordered.map((one, index) => {
    const { id, kind, name, file, phase, sunset, confidence, span, message, replacement, evidence, plans, text } = one;
    const lines = starts.get(file) ?? lineStartsOf(text);
    starts.set(file, lines);
    const { fingerprint: site = '', daysLeft: left = 0 } = sites[index] ?? {};
    const status = statuses[index];
    const severity = setting.config.overrides?.[id]?.severity;
    const reason = gateReason({ phase, confidence, daysLeft: left, severity, status }, gate);
    return {
      id,
      kind,
      name,
      phase,
      sunset,
      confidence,
      class: one.class,
      file: relativePath(setting.cwd, file),
      path: file,
      offset: span[0],
      start: positionAt(lines, span[0]),
      end: positionAt(lines, span[1]),
      span,
      message,
      replacement,
      evidence,
      fingerprint: fingerprint(site),
      site,
      plans,
      failsGate: reason !== undefined,
      ...(reason !== undefined && { failsBecause: reason }),
      ...(status !== undefined && { status }),
      text,
    };
  });
}
