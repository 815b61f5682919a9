import type { Confidence, Finding, SourceModule } from '@curfew/analyzer';
import type { Plan, PlanClass } from '@curfew/rewrite';
import { type Day, daysLeft, type Phase, type TargetKind } from '@curfew/schedule';
import { createFingerprints } from './fingerprint.js';
import { failsGate } from './gate.js';
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

/** Describes findings for reports, sorted by file and place. `within`: days of `--within`, where given. */
export function describeFindings(
  planned: readonly PlannedFinding[],
  setting: Setting,
  within: number | undefined,
): ReportedFinding[] {
  const starts = new Map<SourceModule, number[]>();
  const fingerprint = createFingerprints();
  return planned.toSorted(inReportOrder).map(({ finding, plans, class: planClass }) => {
    const { id, kind, name, module, span, confidence, evidence } = finding.match;
    const lines = starts.get(module) ?? lineStartsOf(module.text);
    starts.set(module, lines);
    const start = positionAt(lines, span[0]);
    const file = relativePath(setting.cwd, module.file);
    const lineText = module.text.slice(lines[start.line - 1], lines[start.line]);
    const left = daysLeft(finding.sunset, setting.asOf, setting.schedule.service.sunsetDay);
    const severity = setting.config.overrides?.[id]?.severity;
    return {
      id,
      kind,
      name,
      phase: finding.phase,
      sunset: finding.sunset,
      confidence,
      class: planClass,
      file,
      path: module.file,
      offset: span[0],
      start,
      end: positionAt(lines, span[1]),
      span,
      message: finding.message,
      replacement: finding.replacement,
      evidence: [...evidence],
      fingerprint: fingerprint({ id, name, file, lineText }),
      plans,
      failsGate: failsGate({ phase: finding.phase, confidence, daysLeft: left, severity }, within),
      text: module.text,
    };
  });
}
