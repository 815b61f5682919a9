import type { Confidence } from '@curfew/analyzer';
import type { Baseline, BaselineStatus } from '@curfew/project';
import type { Phase } from '@curfew/schedule';

/** What fails a check. */
export interface Gate {
  /** Days: also fail on what closes within them. */
  within?: number;
  /** The least confidence that fails. */
  failOn: Confidence;
  /** Id to how many of its findings pass. */
  max: ReadonlyMap<string, number>;
  /** Known findings: they pass, and all others fail at once. */
  baseline?: Baseline;
  /** Days before its sunset at which an entry of the baseline stops to hold. */
  grace: number;
}

/** The gate without flags, variables or configuration. */
export const DEFAULT_GATE: Gate = { failOn: 'likely', max: new Map(), grace: 0 };

/** Why a finding fails. */
export type GateReason = 'gone' | 'closing' | 'severity' | 'new' | 'expired';

/** The part of a finding that decides whether it fails the gate. */
export interface GateFacts {
  phase: Phase;
  confidence: Confidence;
  /** First day without the old behaviour, minus the day of the report. */
  daysLeft: number;
  /** What configuration says for the id. */
  severity?: 'off' | 'warn' | 'error' | undefined;
  /** What the baseline says, where there is one. */
  status?: BaselineStatus | undefined;
}

const confidences: readonly Confidence[] = ['possible', 'likely', 'certain'];

/**
 * Why a finding fails the gate; undefined where it passes. What is gone fails, and what closes within `within` days. Below the
 * confidence of `failOn` nothing fails. Configuration may take an id out of the gate (`warn`) or put it in at any phase (`error`). With a baseline,
 * what it knows passes until its time is over, and everything else fails in any phase.
 */
export function gateReason(
  finding: GateFacts,
  { within, failOn }: Pick<Gate, 'within' | 'failOn'>,
): GateReason | undefined {
  const { phase, confidence, daysLeft, severity, status } = finding;
  if (confidences.indexOf(confidence) < confidences.indexOf(failOn)) return undefined;
  if (severity === 'warn' || severity === 'off') return undefined;
  if (status === 'known') return undefined;
  if (status === 'expired') return 'expired';
  if (phase === 'sunset') return 'gone';
  if (within !== undefined && daysLeft <= within) return 'closing';
  if (severity === 'error') return 'severity';
  return status === 'new' ? 'new' : undefined;
}

/** Lets findings of an id pass that are no more than `--max` allows. Findings keep their order. */
export function applyMax<Finding extends { id: string; failsGate: boolean }>(
  findings: readonly Finding[],
  max: ReadonlyMap<string, number>,
): Finding[] {
  const failing = (id: string): number => findings.filter((each) => each.id === id && each.failsGate).length;
  const allowed = new Set([...max].filter(([id, most]) => failing(id) <= most).map(([id]) => id));
  return findings.map((finding) => (allowed.has(finding.id) ? { ...finding, failsGate: false } : finding));
}
