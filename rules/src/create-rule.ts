import type { Deprecation } from '@curfew/schedule';
import type { Rule } from 'eslint';
import type { CurfewSettings } from './curfew-settings.js';
import type { FileFindings } from './file-findings.js';
import { MESSAGES, reportCut, reportFinding } from './report-finding.js';
import { mayHoldMarkers, reportMarkers } from './report-markers.js';

/** Visitor of Oxlint's `createOnce`: made once, `before` decides for each file whether it runs at all. */
export interface OnceVisitor {
  before(): boolean;
  Program(): void;
}

/** A rule for ESLint (`create`) and for Oxlint (`createOnce`). */
export interface CurfewRule extends Rule.RuleModule {
  meta: Rule.RuleMetaData;
  create: (context: Rule.RuleContext) => Rule.RuleListener;
  createOnce: (context: Rule.RuleContext) => OnceVisitor;
}

/** Makes the rule of one deprecation: nothing of it is code of its own. */
export function createRule(deprecation: Deprecation, shared: FileFindings, url: string | undefined): CurfewRule {
  const { id } = deprecation;

  function reportAll(context: Rule.RuleContext): void {
    if (shared.saysCut(id, context)) reportCut(context);
    const { autofix } = (context.settings['curfew'] ?? {}) as CurfewSettings;
    for (const planned of shared.of(id, context)) reportFinding(context, planned, autofix === true);
    if (wantsMarkers(context)) reportMarkers(context, id);
  }

  return {
    meta: {
      type: 'problem',
      docs: {
        description: `disallow what is deprecated: ${deprecation.title}`,
        recommended: true,
        ...(url === undefined ? {} : { url }),
      },
      fixable: 'code',
      hasSuggestions: true,
      schema: [
        {
          type: 'object',
          description: 'What else the rule reports.',
          properties: {
            reportMarkers: {
              type: 'boolean',
              description: 'Also report the comments that `curfew migrate --markers` left for this id.',
            },
          },
          additionalProperties: false,
        },
      ],
      defaultOptions: [{}],
      messages: MESSAGES,
    },
    create: (context) =>
      !shared.mayHold(id, context) && !wantsMarkers(context)
        ? {}
        : {
            Program: () => {
              reportAll(context);
            },
          },
    createOnce: (context) => ({
      before: () =>
        (shared.mayHold(id, context) && (shared.of(id, context).length > 0 || shared.saysCut(id, context))) ||
        wantsMarkers(context),
      Program: () => {
        reportAll(context);
      },
    }),
  };
}

/** Whether markers are asked for, in the options of the rule or in `settings.curfew`, and the file may hold one. */
function wantsMarkers(context: Rule.RuleContext): boolean {
  const [options] = context.options as readonly { reportMarkers?: boolean }[];
  const settings = (context.settings['curfew'] ?? {}) as CurfewSettings;
  return (options?.reportMarkers ?? settings.reportMarkers) === true && mayHoldMarkers(context);
}
