import type { Plan } from '@curfew/rewrite';
import type { Rule } from 'eslint';
import type { PlannedFinding } from './file-findings.js';

/** Messages of every rule; their text comes from the finding and the plan. */
export const MESSAGES = {
  sunset: '{{message}} {{replacement}}',
  closing: '{{message}} {{replacement}}',
  announced: '{{message}} {{replacement}}',
  marker: 'Left to do by hand: {{text}}',
  rewrite: '{{title}}',
  rewriteAndCheck: '{{title}} (check: {{notes}})',
  cut: 'Curfew did not analyse this file to its end, because that takes too many steps. What it reports here holds, but more deprecated use may be in the file.',
};

/** Says at the first line that the file was not analysed to its end. */
export function reportCut(context: Rule.RuleContext): void {
  context.report({ loc: { line: 1, column: 0 }, messageId: 'cut' });
}

/**
 * Reports one finding at its place. Plans that stay in the file become suggestions, with the edits of the plan as they are; the
 * best plan becomes the fix instead when it is `automatic` and fixing is asked for.
 */
export function reportFinding(context: Rule.RuleContext, { finding, plans }: PlannedFinding, autofix: boolean): void {
  const { sourceCode } = context;
  const { span, module } = finding.match;
  const [start, end] = span;
  const local = plans.filter((plan) => plan.edits.length > 0 && plan.edits.every((edit) => edit.file === module.file));
  const best = local[0];
  const fixed = autofix && best !== undefined && best === plans[0] && best.class === 'automatic';
  context.report({
    loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
    messageId: finding.phase,
    data: { message: finding.message, replacement: finding.replacement },
    fix: fixed ? fixOf(best) : null,
    suggest: (fixed ? local.slice(1) : local).map((plan) => suggestionOf(plan)),
  });
}

function suggestionOf(plan: Plan): Rule.SuggestionReportDescriptor {
  const check = plan.class === 'review' && plan.notes.length > 0;
  return {
    messageId: check ? 'rewriteAndCheck' : 'rewrite',
    data: { title: plan.title, notes: plan.notes.join('; ') },
    fix: fixOf(plan),
  };
}

/** ESLint merges the fixes of an array into one range, and refuses overlap. */
function fixOf(plan: Plan): Rule.ReportFixer {
  const edits = [...plan.edits].sort((a, b) => a.start - b.start || a.end - b.end);
  return (fixer) => edits.map((edit) => fixer.replaceTextRange([edit.start, edit.end], edit.text));
}
