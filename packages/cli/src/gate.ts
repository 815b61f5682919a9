import type { Confidence } from '@curfew/analyzer';
import type { Phase } from '@curfew/schedule';

/** The part of a finding that decides whether it fails the gate. */
export interface GateFacts {
  phase: Phase;
  confidence: Confidence;
  /** First day without the old behaviour, minus the day of the report. */
  daysLeft: number;
  /** What configuration says for the id. */
  severity?: 'off' | 'warn' | 'error' | undefined;
}

/**
 * Whether a finding fails the gate: what is gone does, and what closes within `within` days; never what is merely possible.
 * Configuration may take an id out of the gate (`warn`) or put it in at any phase (`error`).
 */
export function failsGate(finding: GateFacts, within: number | undefined): boolean {
  if (finding.confidence === 'possible') return false;
  if (finding.severity === 'warn' || finding.severity === 'off') return false;
  if (finding.severity === 'error' || finding.phase === 'sunset') return true;
  return within !== undefined && finding.daysLeft <= within;
}
