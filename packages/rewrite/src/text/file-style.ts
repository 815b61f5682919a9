import type { SourceModule } from '@curfew/analyzer';

export type Quote = "'" | '"' | '`';

const quotes = new WeakMap<SourceModule, "'" | '"'>();

/** The quotes of most strings of a file: for new strings that replace none. */
export function quoteOfFile(module: SourceModule): "'" | '"' {
  let quote = quotes.get(module);
  if (!quote) {
    const text = module.parts
      ? module.parts
          .flatMap(({ kind, start, end }) => (kind === 'script' ? [module.text.slice(start, end)] : []))
          .join('\n')
      : module.text;
    const single = count(text, /'(?:[^'"\\\r\n]|\\.)*'/g);
    const double = count(text, /"(?:[^'"\\\r\n]|\\.)*"/g);
    quote = double > single ? '"' : "'";
    quotes.set(module, quote);
  }
  return quote;
}

/** The end of line next to a place: mixed files keep what their neighbourhood uses. */
export function endOfLineAt(text: string, position: number): string {
  const after = /\r\n|\n|\r/g;
  after.lastIndex = position;
  const next = after.exec(text)?.[0];
  if (next !== undefined) return next;
  return /(\r\n|\n|\r)[^\r\n]*$/.exec(text.slice(0, position))?.[1] ?? '\n';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
