/** Picks rewrites one by one, as `git add --patch` does. */
import { planToApply, type Plan } from '@curfew/rewrite';
import type { ReportedFinding } from './describe-finding.js';

/** Answers to one question. */
export type Choice = 'yes' | 'no' | 'file' | 'id' | 'skip-file' | 'quit';

/** A rewrite to decide on. */
export interface Question {
  finding: ReportedFinding;
  plan: Plan;
  /** From 1. */
  number: number;
  total: number;
}

/** Asks a person. */
export type Ask = (question: Question) => Promise<Choice>;

/**
 * Asks about every finding that a plan would rewrite; returns those accepted. "All of this file" and "all of this id" accept
 * rewrites of class `review` only with `review`: what a person must check is asked one by one.
 */
export async function pickFindings(
  findings: readonly ReportedFinding[],
  review: boolean,
  ask: Ask,
): Promise<ReportedFinding[]> {
  const questions = findings.flatMap((finding) => {
    const plan = planToOffer(finding);
    return plan ? [{ finding, plan }] : [];
  });
  const accepted: ReportedFinding[] = [];
  const files = new Set<string>();
  const ids = new Set<string>();
  const skipped = new Set<string>();
  for (const [index, { finding, plan }] of questions.entries()) {
    const { file, id } = finding;
    if (skipped.has(file)) continue;
    const isForAll = plan.class === 'automatic' || review;
    if (isForAll && (files.has(file) || ids.has(id))) {
      accepted.push(finding);
      continue;
    }
    const choice = await ask({ finding, plan, number: index + 1, total: questions.length });
    if (choice === 'quit') break;
    if (choice === 'skip-file') skipped.add(file);
    if (choice === 'file') files.add(file);
    if (choice === 'id') ids.add(id);
    if (choice === 'yes' || choice === 'file' || choice === 'id') accepted.push(finding);
  }
  return accepted;
}

/** The plan that a run with `--review` applies; none for what is merely possible or has to be done by hand. */
export function planToOffer({ confidence, plans }: ReportedFinding): Plan | undefined {
  return confidence === 'possible' ? undefined : planToApply(plans, 'review');
}
