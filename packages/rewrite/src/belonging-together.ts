/** Findings that stand or fall together: a member that a type declares, and all that names it. */
import type { Match } from '@curfew/analyzer';
import { addTo } from '@curfew/analyzer/group';
import type { PlannedFinding } from './judge-with-plan.js';
import { spanOf } from './text/source-text.js';

/**
 * Lowers `automatic` to `review` where a rewrite belongs together with one that a run without a review leaves: a member renamed apart from
 * what reads it, or a read apart from the member, does not compile. The note says which one.
 *
 * @param findings of all modules that may belong together, in any order
 */
export function withSharedClass(findings: readonly PlannedFinding[]): PlannedFinding[] {
  const groups = new Map<string, PlannedFinding[]>();
  for (const each of findings) {
    const member = declaredMember(each.finding.match);
    if (member !== undefined) addTo(groups, member, each);
  }
  const lowered = new Map<PlannedFinding, PlannedFinding>();
  for (const group of groups.values()) {
    const weakest = group.find(isLeft);
    if (!weakest) continue;
    const { match } = weakest.finding;
    const reason = weakest.plans[0]?.notes[0];
    const note = `It belongs together with ${placeText(match.module, match.span[0])}, which needs a person${reason === undefined ? '.' : `: ${reason}`}`;
    for (const each of group) if (each.class === 'automatic') lowered.set(each, reviewed(each, note));
  }
  return findings.map((each) => lowered.get(each) ?? each);
}

/** The finding with a note that a person must look at before any of its plans is applied. */
export function reviewed(each: PlannedFinding, note: string): PlannedFinding {
  const plans = each.plans.map((plan) =>
    plan.class === 'automatic' ? { ...plan, class: 'review' as const, notes: [note, ...plan.notes] } : plan,
  );
  return { ...each, class: plans[0]?.class ?? each.class, plans };
}

/** `card-row.ts:12`. */
export function placeText({ file, text }: { file: string; text: string }, offset: number): string {
  const line = text.slice(0, offset).split(/\r\n|[\n\r]/).length;
  return `${file.replace(/^.*[\\/]/, '')}:${line}`;
}

/** Names the member of a type that a match declares or uses. */
function declaredMember({ id, site, module, declaration }: Match): string | undefined {
  const declared = declaration ?? (site.form === 'type-member' ? { module, key: site.node } : undefined);
  return declared && `${id}\n${declared.module.file}\n${spanOf(declared.key).start}`;
}

function isLeft({ finding, class: own }: PlannedFinding): boolean {
  return own !== 'automatic' || finding.match.confidence === 'possible';
}
