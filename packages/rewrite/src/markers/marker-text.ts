/** The words of a marker: `TODO(curfew <id>): what is missing (sunset 2025-11-30)`. What a person adds behind them is theirs. */
import type { Day } from '@curfew/schedule';

/** What every text with a marker holds: one search says whether a file may have any. */
export const MARKER_START = 'TODO(curfew ';

/** The words of a marker in a text, `[start, end)`. */
export interface MarkerWords {
  id: string;
  start: number;
  end: number;
}

/** Ends with the date, so that the words of a person behind it can be told from Curfew's. */
const WORDS =
  /TODO\(curfew ([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\):?(?:(?:(?!TODO\(curfew )[^\r\n\u2028\u2029])*?\(sunset \d{4}-\d{2}-\d{2}\))?/g;

/** The markers in the text of a comment, in order. */
export function markersIn(text: string): MarkerWords[] {
  if (!text.includes(MARKER_START)) return [];
  return Array.from(text.matchAll(WORDS), (found) => ({
    id: found[1] ?? '',
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/**
 * The words of a marker, on one line and harmless in any comment of any kind of file: they end no block comment and no script
 * element, and hold nothing that markup could take for its own where they stand in a template.
 *
 * @param reasons what is missing, each once
 * @param sunset effective UTC calendar day
 * @param template the marker stands in an expression of a template; `forbidden` are the characters that would end it
 */
export function markerWords(
  id: string,
  reasons: readonly string[],
  sunset: Day,
  template?: { forbidden: string },
): string {
  const text = [...new Set(reasons)]
    .join(' ')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll('*/', '* /')
    .replace(/<(?=[/!])/g, '< ')
    .replaceAll('(sunset ', '(until ')
    .replaceAll(MARKER_START, 'curfew (');
  const words = text === '' ? `TODO(curfew ${id}):` : `TODO(curfew ${id}): ${text}`;
  return `${template ? withoutMarkup(words, template.forbidden) : words} (sunset ${sunset})`;
}

function withoutMarkup(text: string, forbidden: string): string {
  const plain = text.replaceAll('{', '(').replaceAll('}', ')').replace(/[<>`]/g, '');
  return Array.from(plain)
    .filter((character) => !forbidden.includes(character))
    .join('');
}
