/** The ways in which an expression of a template becomes code. */
import type { Span } from './markup.js';
import type { VirtualCode } from './virtual-code.js';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Whether anything but comments and space stands there. */
export const holdsCode = (text: string, { start, end }: Span): boolean =>
  text.slice(start, end).replace(COMMENT, '').trim() !== '';

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  '#39': "'",
  '#34': '"',
};

/** Copies code from an attribute, in which quotes and the like may be written as entities. */
export const copyDecoded = (code: VirtualCode, text: string, { start, end }: Span, quote: string): void => {
  let position = start;
  for (const entity of text.slice(start, end).matchAll(/&(quot|amp|lt|gt|apos|#39|#34);/g)) {
    code.copy(position, start + entity.index, 'template', quote);
    code.write(ENTITIES[entity[1] ?? ''] ?? '');
    position = start + entity.index + entity[0].length;
  }
  code.copy(position, end, 'template', quote);
};

/** An expression as a statement of its own; a line comment may stand at its end. */
export const writeStatement = (code: VirtualCode, text: string, span: Span, quote = ''): void => {
  if (!holdsCode(text, span)) return;
  code.write(';(');
  if (quote === '') code.copy(span.start, span.end);
  else copyDecoded(code, text, span, quote);
  code.write('\n);');
};
