import type { CodeLine } from './code-lines.js';
import { markup, type Markup, type Part } from './markup.js';

/** A longer line is likely generated; its part around the mark is shown. */
const LONGEST_LINE = 400;
const BEFORE_MARK = 120;
/** A longer change is read in the file. */
const MOST_LINES = 60;

/** A code frame: one list of lines for each place. Says how many lines it leaves out. */
export function codeMarkup(places: readonly (readonly CodeLine[])[]): Markup {
  const all = places.flatMap((lines, place) =>
    lines.map((line, index) => ({ line, startsPlace: place > 0 && index === 0 })),
  );
  const more = all.length - MOST_LINES;
  const shown = more > 0 ? all.slice(0, MOST_LINES) : all;
  const rows = shown.map(({ line, startsPlace }) => lineMarkup(line, startsPlace));
  return markup`<pre class="code"><code>${rows}</code></pre>
    ${more > 0 ? markup`<p class="quiet">${more} more lines are left out here.</p>` : []}`;
}

/** A line with its mark, without its indent. */
export function oneLineMarkup(line: CodeLine): Part {
  const indent = line.text.length - line.text.trimStart().length;
  return marked(cut(cutHead(line, indent)));
}

function lineMarkup(line: CodeLine, startsPlace: boolean): Markup {
  const name = startsPlace ? 'l far' : 'l';
  const text = marked(cut(line));
  if (line.kind === 'before') return markup`<del class="${name}" data-n="${line.number}">${text}</del>`;
  if (line.kind === 'after') return markup`<ins class="${name}" data-n="${line.number}">${text}</ins>`;
  return markup`<span class="${name}" data-n="${line.number}">${text}</span>`;
}

function marked({ text, mark }: CodeLine): Part {
  if (mark === undefined || mark[0] >= mark[1]) return text;
  return [text.slice(0, mark[0]), markup`<mark>${text.slice(mark[0], mark[1])}</mark>`, text.slice(mark[1])];
}

function cut(line: CodeLine): CodeLine {
  if (line.text.length <= LONGEST_LINE) return line;
  const from = Math.max(0, (line.mark?.[0] ?? 0) - BEFORE_MARK);
  const head = from === 0 ? line : cutHead(line, from, '…');
  if (head.text.length <= LONGEST_LINE) return head;
  const { mark } = head;
  return {
    ...head,
    text: `${head.text.slice(0, LONGEST_LINE)}…`,
    ...(mark && { mark: [mark[0], Math.min(mark[1], LONGEST_LINE)] as const }),
  };
}

function cutHead(line: CodeLine, from: number, instead = ''): CodeLine {
  const shift = instead.length - from;
  const { mark } = line;
  return {
    ...line,
    text: instead + line.text.slice(from),
    ...(mark && { mark: [Math.max(0, mark[0] + shift), Math.max(0, mark[1] + shift)] as const }),
  };
}
