import type { ReportedFinding } from './describe-finding.js';
import { phaseOrder } from './phase-text.js';

/** Order of reports that cannot show everything: what fails the gate, then by phase, then the longest gone; equals stay in place. */
export function worstFirst(a: ReportedFinding, b: ReportedFinding): number {
  return (
    Number(b.failsGate) - Number(a.failsGate) ||
    phaseOrder.indexOf(a.phase) - phaseOrder.indexOf(b.phase) ||
    (a.sunset < b.sunset ? -1 : Number(a.sunset > b.sunset))
  );
}
