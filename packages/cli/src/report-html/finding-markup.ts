import type { Plan } from '@curfew/rewrite';
import { counted } from '../count-text.js';
import type { ReportedFinding } from '../describe-finding.js';
import { positionAt } from '../position.js';
import { relativePath } from '../relative-path.js';
import { shellWords } from '../shell-words.js';
import { changedLines, foundLines, type LinedText } from './code-lines.js';
import { codeMarkup, oneLineMarkup } from './code-markup.js';
import { markup, type Markup, type Part, when } from './markup.js';
import { proseList, proseMarkup } from './prose-markup.js';

/** What a finding is shown with. */
export interface FindingContext {
  cwd: string;
  /** Arguments that lead to the same schedule and day, for a command about one file. */
  settingArguments: readonly string[];
  linesOf: (finding: ReportedFinding) => LinedText;
  /** What the group says for all of its findings: the replacement and notes. */
  saidAbove: ReadonlySet<string>;
  /** Whether to say which findings pass the gate. */
  tellsPassing: boolean;
  open: boolean;
}

const CLASS_WORDS = { automatic: 'automatic', review: 'review', manual: 'by hand' } as const;

/** One finding: its place and line, and below, what is wrong, the rewrite before and after, and why it is believed. */
export function findingMarkup(finding: ReportedFinding, context: FindingContext): Markup {
  const { id, phase, confidence, file } = finding;
  const lined = context.linesOf(finding);
  const { line, column } = positionAt(lined.starts, finding.span[0]);
  const found = foundLines(lined, finding.span);
  const own = found.find(({ number }) => number === line);
  return markup`<details class="finding" data-id="${id}" data-phase="${phase}" data-confidence="${confidence}" data-file="${file}"${when(context.open, () => markup` open`)}>
    <summary>
      <span class="place">${file}<span class="at">:${line}:${column}</span></span>
      <span class="tags">${tagsMarkup(finding, context)}</span>
      <code class="first">${own ? oneLineMarkup(own) : []}</code>
    </summary>
    <div class="body">
      <p>
        ${proseMarkup(finding.message)}${context.saidAbove.has(finding.replacement) ? [] : [' ', proseMarkup(finding.replacement)]}
      </p>
      ${rewriteMarkup(finding, found, context)}
      <p class="quiet">${confidence}: ${finding.evidence.join('; ')}</p>
    </div>
  </details>
`;
}

function tagsMarkup(
  { class: planClass, confidence, failsGate }: ReportedFinding,
  { tellsPassing }: FindingContext,
): Part {
  return [
    when(tellsPassing && !failsGate, () => markup`<span class="tag">passes</span> `),
    when(confidence !== 'certain', () => markup`<span class="tag">${confidence}</span> `),
    markup`<span class="tag ${planClass}">${CLASS_WORDS[planClass]}</span>`,
  ];
}

function rewriteMarkup(finding: ReportedFinding, found: ReturnType<typeof foundLines>, context: FindingContext): Part {
  const [best, ...others] = finding.plans;
  if (best === undefined) return codeMarkup([found]);
  const here = best.edits.filter((edit) => relativePath(context.cwd, edit.file) === finding.file);
  const changes = here.length === 0 ? [found] : changedLines(context.linesOf(finding), here);
  return [
    planMarkup(best, '', context),
    codeMarkup(changes),
    elsewhereMarkup(best, finding, context),
    ...others.map((plan) => planMarkup(plan, 'or, ', context)),
    when(
      best.class !== 'manual',
      () => markup`<pre class="command"><code>${commandOf(best, finding, context)}</code></pre>`,
    ),
  ];
}

function planMarkup({ title, class: planClass, notes }: Plan, before: string, { saidAbove }: FindingContext): Markup {
  const own = notes.filter((note) => !saidAbove.has(note));
  return markup`<p class="plan">${before}<strong>${CLASS_WORDS[planClass]}</strong>: ${proseMarkup(title)}</p>
    ${proseList(own)}`;
}

function elsewhereMarkup({ edits }: Plan, { file }: ReportedFinding, { cwd }: FindingContext): Part {
  const counts = new Map<string, number>();
  for (const edit of edits) {
    const other = relativePath(cwd, edit.file);
    if (other !== file) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts].map(
    ([other, count]) => markup`<p class="quiet">Also in <code>${other}</code>: ${counted(count, 'edit')}.</p>`,
  );
}

function commandOf(plan: Plan, { id, file }: ReportedFinding, { settingArguments }: FindingContext): string {
  const flags = plan.class === 'review' ? ['--write', '--review'] : ['--write'];
  return shellWords(['npx', 'curfew', 'migrate', ...flags, '--only', id, ...settingArguments, file]);
}
