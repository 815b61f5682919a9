import type { PhrasingContent, RootContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visibleLine } from './visible-text.js';

/** GitHub Flavored Markdown of these blocks, with everything escaped that would be markup. Ends with a line end. */
export function markdownText(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  );
}

/** Text that comes from code, file names or requests: in a code span nothing is markup, a mention or a link. */
export function code(text: string): PhrasingContent {
  return { type: 'inlineCode', value: visibleLine(text) };
}

/** Sentences of messages and schedules: parts between backticks become code spans. */
export function prose(text: string): PhrasingContent[] {
  return visibleLine(text)
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { type: 'inlineCode', value: part.slice(1, -1) } : { type: 'text', value: part },
    );
}

/** A table whose first row is the head. */
export function table(rows: readonly (readonly PhrasingContent[][])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

/** A heading. */
export function heading(depth: 1 | 2 | 3, text: string): RootContent {
  return { type: 'heading', depth, children: prose(text) };
}

/** A paragraph. */
export function paragraph(...children: PhrasingContent[]): RootContent {
  return { type: 'paragraph', children };
}

/** A list of points. */
export function list(points: readonly PhrasingContent[][]): RootContent {
  return {
    type: 'list',
    spread: false,
    children: points.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    })),
  };
}
