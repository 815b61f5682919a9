import type { Phase } from '@curfew/schedule';
import type { Plan } from '@curfew/rewrite';
import type { ReportedFinding } from '../describe-finding.js';
import { createRegions, type Region } from '../region.js';
import { relativePath } from '../relative-path.js';
import { jsonText } from '../report-json.js';
import { tool } from '../tool.js';
import { visibleText } from '../visible-text.js';
import type { ReportWriter } from './report-context.js';

const severities = { sunset: 'ERROR', closing: 'WARNING', announced: 'INFO' } as const satisfies Record<Phase, string>;

/** A suggestion over more lines than this helps nobody in a review. */
const MOST_LINES = 10;

interface Range {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/**
 * The `DiagnosticResult` of the Reviewdog Diagnostic Format. Columns count bytes of UTF-8, the end is exclusive; paths are relative to the
 * working directory, where reviewdog runs. The best rewrite is a suggestion where all of its edits stand close together in the file of
 * the finding; the diagnostic then covers the lines of the suggestion, as code hosts demand.
 */
export const rdjson: ReportWriter = ({ findings, unread }, { hasBom, setting }) => {
  const regionOf = createRegions('utf8');
  const rangeIn = (finding: ReportedFinding, span: readonly [number, number]): Range =>
    rangeOf(regionOf(finding.text, span), hasBom(finding.file) ? 3 : 0);
  return jsonText({
    source: { name: tool.name },
    diagnostics: [
      ...findings.map((finding) => {
        const own = rangeIn(finding, finding.span);
        const rewrite = finding.plans[0] && mergedEdit(finding.plans[0], finding, setting.cwd);
        const changed = rewrite && rangeIn(finding, [rewrite.start, rewrite.end]);
        const isShown = changed && changed.end.line - changed.start.line < MOST_LINES;
        return {
          message: messageOf(finding),
          location: { path: finding.file, range: isShown ? covering(own, changed) : own },
          severity: severities[finding.phase],
          code: { value: finding.id },
          ...(isShown && { suggestions: [{ range: changed, text: rewrite.text }] }),
        };
      }),
      ...unread.map(({ file, reason }) => ({
        message: `Could not be analysed: ${visibleText(reason)}`,
        location: { path: file },
        severity: 'WARNING',
        code: { value: 'unread' },
      })),
    ],
  });
};

/** A byte order mark stands in the file and moves the first line: `shift` bytes. */
function rangeOf(region: Region, shift: number): Range {
  const column = (line: number, value: number): number => (line === 1 ? value + shift : value);
  return {
    start: { line: region.startLine, column: column(region.startLine, region.startColumn) },
    end: { line: region.endLine, column: column(region.endLine, region.endColumn) },
  };
}

function messageOf({ message, replacement, confidence, plans }: ReportedFinding): string {
  const notes = plans[0]?.class === 'review' ? plans[0].notes.map((note) => `\nCheck: ${note}`) : [];
  return visibleText(`${message} ${replacement} (${confidence})${notes.join('')}`);
}

/** The edits of a plan as one: the text between them stays. Undefined where there are none, or one is in another file. */
function mergedEdit(
  { edits, class: planClass }: Plan,
  finding: ReportedFinding,
  cwd: string,
): { start: number; end: number; text: string } | undefined {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (planClass === 'manual' || !first || !last) return undefined;
  if (sorted.some((edit) => relativePath(cwd, edit.file) !== finding.file)) return undefined;
  let text = '';
  let at = first.start;
  for (const edit of sorted) {
    text += finding.text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return { start: first.start, end: last.end, text };
}

/** The finding's own range where the suggestion has the same lines, else the lines of both. */
function covering(own: Range, changed: Range): Range {
  if (own.start.line === changed.start.line && own.end.line === changed.end.line) return own;
  const before = (a: Range['start'], b: Range['start']): boolean =>
    a.line < b.line || (a.line === b.line && a.column < b.column);
  return {
    start: before(own.start, changed.start) ? own.start : changed.start,
    end: before(own.end, changed.end) ? changed.end : own.end,
  };
}
