import type { Confidence } from '@curfew/analyzer';
import type { Unread } from '@curfew/project';
import type { PlanClass } from '@curfew/rewrite';
import type { Day, Phase, TargetKind } from '@curfew/schedule';
import type { ProjectReport } from './project-report.js';
import type { BaselineReport } from './baseline-report.js';
import type { ReportedFinding } from './describe-finding.js';
import type { LeftMarker } from './markers-text.js';
import type { Setting } from './resolve-options.js';
import { tool } from './tool.js';
import type { Judged } from './verdict.js';

/** What every JSON report starts with. The format is stable: `version` changes when it does. */
export interface JsonHead {
  version: 1;
  tool: { name: string; version: string };
  schedule: { service: string; revision: string };
  asOf: Day;
}

/** Counts of a report. */
export interface JsonSummary {
  files: number;
  /** How many files or folders were left out, by reason; present where it is known. */
  skipped?: Readonly<Record<string, number>>;
  findings: number;
  sunset: number;
  closing: number;
  announced: number;
  unread: number;
}

/** One finding. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface JsonFinding {
  id: string;
  kind: TargetKind;
  name: string;
  phase: Phase;
  sunset: Day;
  confidence: Confidence;
  class: PlanClass;
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  message: string;
  replacement: string;
  evidence: string[];
  fingerprint: string;
}

/** What a baseline did in a check. */
export interface JsonBaseline {
  file: string;
  /** Findings that pass because of it; they are not among the findings. */
  known: number;
  /** What it holds without need. */
  stale: { file: string; id: string; name: string; fingerprint: string; count: number }[];
}

/** The report of `curfew check --format json`. */
export interface JsonReport extends JsonHead {
  summary: JsonSummary;
  /** Present where a baseline was used. */
  baseline?: JsonBaseline;
  findings: JsonFinding[];
  unread: Unread[];
  /** Markers left; only with `--fail-on-markers`. */
  markers?: LeftMarker[];
}

/** The report of `curfew migrate --format json`. */
export interface JsonMigration extends JsonHead {
  summary: JsonSummary;
  /** Whether files were written. */
  written: boolean;
  changed: { file: string; edits: string[] }[];
  /** Findings left. */
  remaining: JsonFinding[];
  unread: Unread[];
}

/** Head of a report. */
export function jsonHead({ schedule, asOf }: Pick<Setting, 'schedule' | 'asOf'>): JsonHead {
  return {
    version: 1,
    tool: { ...tool },
    schedule: { service: schedule.service.id, revision: schedule.revision },
    asOf,
  };
}

function jsonFinding(finding: ReportedFinding): JsonFinding {
  const { id, kind, name, phase, sunset, confidence, file, start, end, message, replacement, evidence, fingerprint } =
    finding;
  return {
    id,
    kind,
    name,
    phase,
    sunset,
    confidence,
    class: finding.class,
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message,
    replacement,
    evidence,
    fingerprint,
  };
}

/** Counts findings by phase. */
export function summaryOf({ files, skipped, findings, unread }: ProjectReport): JsonSummary {
  const count = (phase: Phase): number => findings.filter((finding) => finding.phase === phase).length;
  return {
    files,
    ...(skipped && { skipped }),
    findings: findings.length,
    sunset: count('sunset'),
    closing: count('closing'),
    announced: count('announced'),
    unread: unread.length,
  };
}

function jsonBaseline({ file, known, stale }: BaselineReport): JsonBaseline {
  const entries = stale.map(({ file: source, id, name, fingerprint, count }) => ({
    file: source,
    id,
    name,
    fingerprint,
    count,
  }));
  return { file, known: known.length, stale: entries };
}

/** The report of a check. */
export function checkToJson(report: Judged, setting: Setting): JsonReport {
  return {
    ...jsonHead(setting),
    summary: summaryOf(report),
    ...(report.baseline && { baseline: jsonBaseline(report.baseline) }),
    findings: report.findings.map(jsonFinding),
    unread: report.unread,
    ...(report.markers && { markers: report.markers }),
  };
}

/** The report of a migration; `report` is what is left. */
export function migrationToJson(
  report: ProjectReport,
  changed: readonly { file: string; ids: readonly string[] }[],
  written: boolean,
  setting: Setting,
): JsonMigration {
  return {
    ...jsonHead(setting),
    summary: summaryOf(report),
    written,
    changed: changed.map(({ file, ids }) => ({ file, edits: [...ids] })),
    remaining: report.findings.map(jsonFinding),
    unread: report.unread,
  };
}

/** JSON as it is printed: indented by two, with a final newline. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
